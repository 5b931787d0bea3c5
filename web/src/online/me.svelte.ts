import { Api, homeOf, isRefusal, type Person } from './api';
import type { Message } from '../table/contract';

export const api = new Api(homeOf(location.pathname));

// Who this device is at the server, if there is one.
class Me {
  // Whether online play is offered here; null until that is known.
  offered = $state<boolean | null>(null);
  person = $state.raw<Person | null>(null);

  // Says why it is not known who one is, or null.
  async ask(): Promise<Message | null> {
    const answer = await api.me();
    if (isRefusal(answer)) return answer;
    this.offered = answer !== undefined;
    this.person = answer ?? null;
    return null;
  }

  // A name makes a person of somebody who was none.
  async setName(name: string): Promise<Message | null> {
    if (this.person?.name === name) return null;
    return this.#become(await api.setName(name));
  }
  async claim(link: string): Promise<Message | null> {
    return this.#become(await api.claim(link));
  }
  async forget(): Promise<Message | null> {
    const refused = await api.forget();
    if (!refused) this.person = null;
    return refused;
  }

  #become(answer: Person | Message): Message | null {
    if (isRefusal(answer)) return answer;
    this.offered = true;
    this.person = answer;
    return null;
  }
}

export const me = new Me();
