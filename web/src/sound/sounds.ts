/* What a race sounds like, made on the spot: each sound is put into a context at a time, and ends by itself. */

export interface Place {
  context: BaseAudioContext;
  out: AudioNode;
  /** When it begins, by the clock of the context. */
  at: number;
  /** From 0 to 1. */
  loud: number;
}

/** The pitch of an engine at a Speed, in hertz. */
export const pitchOf = (speed: number): number => 62 + 13 * Math.min(20, Math.max(0, speed));

const SILENT = 0.0001;

/** A gain that opens, holds and closes. */
function envelope({ context, out, at, loud }: Place, rise: number, seconds: number, fall: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(SILENT, at);
  gain.gain.exponentialRampToValueAtTime(Math.max(SILENT, loud), at + rise);
  gain.gain.setValueAtTime(Math.max(SILENT, loud), at + Math.max(rise, seconds - fall));
  gain.gain.exponentialRampToValueAtTime(SILENT, at + seconds);
  gain.connect(out);
  return gain;
}

function filter(context: BaseAudioContext, type: BiquadFilterType, frequency: number, q = 0.7): BiquadFilterNode {
  const node = context.createBiquadFilter();
  node.type = type;
  node.frequency.value = frequency;
  node.Q.value = q;
  return node;
}

function voice(context: BaseAudioContext, kind: OscillatorType, at: number, seconds: number, to: AudioNode): OscillatorNode {
  const node = context.createOscillator();
  node.type = kind;
  node.connect(to);
  node.start(at);
  node.stop(at + seconds);
  return node;
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second of noise, the same every time. */
function noise(context: BaseAudioContext, at: number, seconds: number, to: AudioNode): AudioBufferSourceNode {
  let buffer = noises.get(context);
  if (!buffer) {
    buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const data = buffer.getChannelData(0);
    let state = 1;
    for (let k = 0; k < data.length; k++) {
      state = (state * 16807) % 2147483647;
      data[k] = state / 1073741824 - 1;
    }
    noises.set(context, buffer);
  }
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.loop = true;
  source.connect(to);
  source.start(at);
  source.stop(at + seconds);
  return source;
}

/** An engine that pulls to its Speed and lifts: two voices, a little apart, through a pipe that opens with the Speed. */
export function engine(place: Place, speed: number, seconds: number): void {
  const { context, at } = place;
  const whole = seconds + 0.18;
  const top = pitchOf(speed);
  const pipe = filter(context, 'lowpass', 320 + top * 3, 2.2);
  pipe.connect(envelope({ ...place, loud: place.loud * 0.16 }, 0.05, whole, 0.2));
  for (const [kind, ratio] of [['sawtooth', 1], ['square', 0.502]] as const) {
    const { frequency } = voice(context, kind, at, whole, pipe);
    frequency.setValueAtTime(top * 0.62 * ratio, at);
    frequency.linearRampToValueAtTime(top * ratio, at + seconds * 0.7);
    frequency.linearRampToValueAtTime(top * 0.7 * ratio, at + whole);
  }
}

/** A lever that falls into its gate. */
export function shift(place: Place): void {
  const { context, at } = place;
  const { frequency } = voice(context, 'square', at, 0.09, envelope({ ...place, loud: place.loud * 0.09 }, 0.004, 0.09, 0.07));
  frequency.setValueAtTime(190, at);
  frequency.exponentialRampToValueAtTime(70, at + 0.08);
}

/** A card on the table. */
export function card(place: Place): void {
  const { context, at } = place;
  const air = filter(context, 'bandpass', 2600, 0.9);
  air.connect(envelope({ ...place, loud: place.loud * 0.14 }, 0.004, 0.07, 0.06));
  noise(context, at, 0.07, air);
}

/** One beat of a drum, while a card stands on its edge. */
export function drum(place: Place): void {
  const { context, at } = place;
  const { frequency } = voice(context, 'sine', at, 0.5, envelope({ ...place, loud: place.loud * 0.5 }, 0.006, 0.5, 0.46));
  frequency.setValueAtTime(120, at);
  frequency.exponentialRampToValueAtTime(46, at + 0.3);
}

/** Steam: Heat that is paid, or cools down. */
export function hiss(place: Place, seconds = 0.34): void {
  const { context, at } = place;
  const air = filter(context, 'highpass', 3200);
  air.connect(envelope({ ...place, loud: place.loud * 0.1 }, 0.02, seconds, seconds * 0.8));
  noise(context, at, seconds, air);
}

/** Tyres that lose their hold: a howl that falls. */
export function tyres(place: Place, seconds = 0.5): void {
  const { context, at } = place;
  const howl = filter(context, 'bandpass', 1400, 9);
  howl.frequency.setValueAtTime(1500, at);
  howl.frequency.exponentialRampToValueAtTime(720, at + seconds);
  howl.connect(envelope({ ...place, loud: place.loud * 0.5 }, 0.03, seconds, 0.2));
  noise(context, at, seconds, howl);
}

/** The bang of a Boost. */
export function bang(place: Place): void {
  const { context, at } = place;
  const low = filter(context, 'lowpass', 700);
  low.frequency.exponentialRampToValueAtTime(120, at + 0.25);
  low.connect(envelope({ ...place, loud: place.loud * 0.5 }, 0.004, 0.26, 0.24));
  noise(context, at, 0.26, low);
}

/** The rush of air in a tow. */
export function rush(place: Place, seconds = 0.45): void {
  const { context, at } = place;
  const air = filter(context, 'bandpass', 500, 1.4);
  air.frequency.setValueAtTime(420, at);
  air.frequency.exponentialRampToValueAtTime(2400, at + seconds);
  air.connect(envelope({ ...place, loud: place.loud * 0.22 }, 0.08, seconds, 0.12));
  noise(context, at, seconds, air);
}

/** The stands: they swell and fall away. */
export function crowd(place: Place, seconds = 1.6): void {
  const { context, at } = place;
  const hall = filter(context, 'bandpass', 900, 0.6);
  hall.connect(envelope({ ...place, loud: place.loud * 0.2 }, 0.3, seconds, 0.9));
  noise(context, at, seconds, hall);
}

/** Cloth that snaps in the wind, three times. */
export function flag(place: Place): void {
  const { context, at } = place;
  for (const [step, start] of [0, 0.11, 0.21].entries()) {
    const cloth = filter(context, 'lowpass', 1500 - step * 250);
    cloth.connect(envelope({ ...place, at: at + start, loud: place.loud * 0.3 }, 0.01, 0.1, 0.08));
    noise(context, at + start, 0.1, cloth);
  }
}

/** The shutter of a camera. */
export function shutter(place: Place): void {
  card({ ...place, loud: place.loud * 2 });
  card({ ...place, at: place.at + 0.09, loud: place.loud * 1.4 });
}
