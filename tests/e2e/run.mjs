// node tests/e2e/run.mjs JOBS FILE...: runs these tests, so many files at a time, on one server and in one browser.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { launching, require, serve } from './support.mjs';
const { chromium } = require('playwright-core');

const [jobs, ...files] = process.argv.slice(2);
const [{ server, address }, browser] = await Promise.all([serve(), chromium.launchServer(launching)]);
const env = { ...process.env, TESSERA_SERVED: address, TESSERA_BROWSER: browser.wsEndpoint() };
const tests = spawn(process.execPath, ['--test', `--test-concurrency=${jobs}`, ...files], { stdio: 'inherit', env });
const [code] = await once(tests, 'exit');
server.removeAllListeners('exit');
server.kill();
await browser.close();
process.exitCode = code ?? 1;
