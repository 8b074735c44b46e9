import { settings } from '../net/settings.svelte';
import type { EventRow } from '../net/connection.svelte';
import { fact } from './story';

/** Five small sounds, made on the spot: shift, card, pass-by (pitch is speed), heat, flag. */
let context: AudioContext | null = null;

function tone(from: number, to: number, seconds: number, kind: OscillatorType, loud: number, delay = 0): void {
  if (!context) return;
  const start = context.currentTime + delay;
  const voice = context.createOscillator();
  const gain = context.createGain();
  voice.type = kind;
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(Math.max(20, to), start + seconds);
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  voice.connect(gain).connect(context.destination);
  voice.start(start);
  voice.stop(start + seconds);
}

function hiss(seconds: number, delay = 0): void {
  if (!context) return;
  const buffer = context.createBuffer(1, context.sampleRate * seconds, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let at = 0; at < data.length; at++) data[at] = (Math.random() * 2 - 1) * (1 - at / data.length) ** 2;
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const gain = context.createGain();
  filter.type = 'highpass';
  filter.frequency.value = 2600;
  gain.gain.value = 0.12;
  source.buffer = buffer;
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(context.currentTime + delay);
}

/** Play what these events sound like; nothing unless the player wants sound. */
export function soundOf(events: EventRow[]): void {
  if (!settings.values.sound || !events.length) return;
  context ??= new AudioContext();
  let delay = 0;
  for (const row of events.slice(0, 24)) {
    const { key, args } = fact(row);
    if (key === 'gear-shifted') tone(180, 70, 0.08, 'square', 0.06, delay);
    else if (key === 'planned' || key === 'flipped') tone(900, 400, 0.05, 'triangle', 0.05, delay);
    else if (key === 'moved') {
      const far = Math.max(1, (args.progress as number) - (args.start as number));
      tone(90 + far * 16, 60 + far * 8, 0.3, 'sawtooth', 0.05, delay);
      delay += 0.18;
    } else if (key === 'heat-paid') hiss(0.3, delay);
    else if (key === 'spun-out') tone(700, 90, 0.6, 'sawtooth', 0.08, delay);
    else if (key === 'finished') [523, 659, 784].forEach((pitch, at) => tone(pitch, pitch, 0.16, 'triangle', 0.09, delay + at * 0.13));
  }
}
