import { settings } from '../settings/settings.svelte';

// Soft knocks of wood and stone, made by Web Audio: no files. A sound is a short tone whose pitch falls,
// with a little noise where something is laid down.

type Name = 'pick' | 'place' | 'flip' | 'score' | 'turn' | 'refused' | 'end';

const recipes: Record<Name, { tones: number[]; length: number; loudness: number; knock: number }> = {
  pick: { tones: [620], length: 0.06, loudness: 0.1, knock: 0.1 },
  place: { tones: [240], length: 0.12, loudness: 0.25, knock: 0.35 },
  flip: { tones: [420, 300], length: 0.09, loudness: 0.14, knock: 0.2 },
  score: { tones: [523, 659, 784], length: 0.22, loudness: 0.14, knock: 0 },
  turn: { tones: [392, 523], length: 0.16, loudness: 0.1, knock: 0 },
  refused: { tones: [180], length: 0.12, loudness: 0.14, knock: 0 },
  end: { tones: [392, 494, 587, 784], length: 0.3, loudness: 0.14, knock: 0 },
};

class Sounds {
  #context: AudioContext | null = null;

  play(name: Name): void {
    if (!settings.sound || typeof AudioContext === 'undefined') return;
    this.#context ??= new AudioContext();
    const context = this.#context;
    // Browsers let nothing sound before somebody has touched the page.
    if (context.state !== 'running') {
      void context.resume();
      return;
    }
    const { tones, length, loudness, knock } = recipes[name];
    tones.forEach((pitch, i) => this.#tone(context, pitch, context.currentTime + i * length * 0.6, length, loudness));
    if (knock > 0) this.#noise(context, knock);
  }

  #tone(context: AudioContext, pitch: number, at: number, length: number, loudness: number): void {
    const oscillator = new OscillatorNode(context, { type: 'sine', frequency: pitch });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(loudness, at + 0.005);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    oscillator.frequency.exponentialRampToValueAtTime(pitch * 0.85, at + length);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(at);
    oscillator.stop(at + length);
  }

  #noise(context: AudioContext, loudness: number): void {
    const length = 0.04;
    const buffer = new AudioBuffer({ length: Math.ceil(context.sampleRate * length), sampleRate: context.sampleRate });
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 3;
    const source = new AudioBufferSourceNode(context, { buffer });
    const filter = new BiquadFilterNode(context, { type: 'lowpass', frequency: 900 });
    const gain = new GainNode(context, { gain: loudness });
    source.connect(filter).connect(gain).connect(context.destination);
    source.start();
  }
}

export const sounds = new Sounds();
