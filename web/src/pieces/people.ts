import type { Manner } from '../net/protocol';

/** The figure of somebody who drives by a manner of their own: what is worn, and the skin under it. */
export interface Figure {
  /** Of the cap and the tie; nothing else is told by it. */
  colour: string;
  skin: string;
  /** Behind the figure. */
  ground: string;
  goggles: 'low' | 'dark' | 'up' | 'none';
  /** What belongs to nobody else, as drawn lines. */
  own: string;
}

const INK = '#1F1A17';
const pen = (width: number) => `stroke="${INK}" stroke-width="${width}"`;

export const FIGURES: Record<Manner, Figure> = {
  blocks: {
    colour: '#1B4FA8',
    skin: '#F2CBA8',
    ground: '#7FA7D9',
    goggles: 'low',
    own: `<path d="M-9 37H9" ${pen(2.6)} stroke-linecap="round"/><path d="M-31 20a31 31 0 0 1 62 0" fill="none" ${pen(4)}/><rect x="-38" y="12" width="12" height="20" rx="5" fill="#FFF8E9" ${pen(2.4)}/><rect x="26" y="12" width="12" height="20" rx="5" fill="#FFF8E9" ${pen(2.4)}/>`,
  },
  dares: {
    colour: '#C8321F',
    skin: '#E3A87C',
    ground: '#F0A07A',
    goggles: 'up',
    own: `<path d="M-15 33C-10 28-3 29 0 32C3 29 10 28 15 33C11 38 4 37 0 34C-4 37-11 38-15 33Z" fill="${INK}"/><path d="M-5 41H5" ${pen(2.4)} stroke-linecap="round"/>`,
  },
  follows: {
    colour: '#0C7572',
    skin: '#C98B5E',
    ground: '#8CC5BC',
    goggles: 'dark',
    own: `<path d="M-26 30C-16 24 16 24 26 30V48C14 56-14 56-26 48Z" fill="#0C7572" ${pen(2.6)}/><path d="M-24 38C-12 33 12 33 24 38M-22 45C-12 41 12 41 22 45" ${pen(1.6)} fill="none" opacity=".6"/><path d="M24 44 40 62 30 66 20 50Z" fill="#0C7572" ${pen(2.4)}/>`,
  },
  gambles: {
    colour: '#5B3A86',
    skin: '#8A5A3C',
    ground: '#B59AD6',
    goggles: 'low',
    own: `<path d="M-11 33Q2 44 12 31" fill="none" ${pen(2.6)} stroke-linecap="round"/><path d="M8 36l9 3" stroke="#B98A58" stroke-width="3" stroke-linecap="round"/><g transform="translate(27 -12) rotate(14)"><rect x="-8" y="-11" width="16" height="22" rx="2.5" fill="#5B3A86" ${pen(2)}/><path d="M0-5V5M-5 0H5" stroke="#FFF8E9" stroke-width="3"/></g>`,
  },
  keeps: {
    colour: '#F5B921',
    skin: '#E9B88E',
    ground: '#F3DFB4',
    goggles: 'none',
    own: `<g ${pen(2.6)}><circle cx="-10" cy="15" r="9" fill="#CFE8EF"/><circle cx="10" cy="15" r="9" fill="#CFE8EF"/></g><path d="M-1.5 14Q0 12 1.5 14M30 8 36-8" ${pen(2.2)} fill="none"/><path d="M-7 36H8" ${pen(2.6)} stroke-linecap="round"/><circle cx="-10" cy="15" r="2.4" fill="${INK}"/><circle cx="10" cy="15" r="2.4" fill="${INK}"/><path d="M27 12l3-5 4 2-3 5Z" fill="#F4B52E" ${pen(1.6)}/>`,
  },
  boosts: {
    colour: '#CF6FAE',
    skin: '#F0C39C',
    ground: '#F0C9DF',
    goggles: 'up',
    own: `<path d="M-12 31H12C12 40 6 43 0 43S-12 40-12 31Z" fill="#FFF8E9" ${pen(2.4)}/><path d="M-30 22C-36 40-32 52-26 58M30 22C36 40 32 52 26 58" ${pen(7)} fill="none" stroke-linecap="round"/><path d="M-30 22C-36 40-32 52-26 58M30 22C36 40 32 52 26 58" stroke="#7B3F1D" stroke-width="3.6" fill="none" stroke-linecap="round"/><circle cx="-17" cy="29" r="2.6" fill="#E2553B" opacity=".5"/><circle cx="17" cy="29" r="2.6" fill="#E2553B" opacity=".5"/>`,
  },
};

const LOW = 'M-22 6H22V12C22 18 18 20 12 20H8C4 20 2 18 0 16-2 18-4 20-8 20H-12C-18 20-22 18-22 12Z';
const UP = 'M-23-9H23V-2C23 4 19 6 13 6H8C4 6 2 4 0 2-2 4-4 6-8 6H-13C-19 6-23 4-23-2Z';
const eyes = `<circle cx="-9" cy="18" r="2.8" fill="${INK}"/><circle cx="9" cy="18" r="2.8" fill="${INK}"/><path d="M-14 12l8 2M14 12l-8 2" ${pen(2.2)} stroke-linecap="round"/>`;

export const GOGGLES: Record<Figure['goggles'], string> = {
  low: `<path d="${LOW}" fill="#9CC9D2" ${pen(2.6)}/>`,
  dark: `<path d="M-22 6H22V14C22 20 18 22 12 22H8C4 22 2 20 0 18-2 20-4 22-8 22H-12C-18 22-22 20-22 14Z" fill="#2A2320" ${pen(2.6)}/><path d="M-16 10l8-2" stroke="#9CC9D2" stroke-width="2.4" stroke-linecap="round"/>`,
  up: `<path d="${UP}" fill="#9CC9D2" ${pen(2.6)}/>${eyes}`,
  none: '',
};
