import type { Scene } from './scenes'

/** The portrait of an interviewed person, in the style of the authors' portraits, in front of their place of work. */
interface Person {
  /** alternative text, after ‘Tekening: ’ */
  description: string
  before: readonly [scene: Scene, variant: number]
  hair: keyof typeof hairs
  hairColour: string
  skin: string
  clothes: string
  hasGlasses?: true
}

/** Paths behind and over the head, in the square of 320 of a portrait. */
const hairs = {
  long: {
    behind: 'M92 120q0-84 68-84t68 84v104h-34v-80h-68v80H92z',
    over: 'M106 118q-4-72 54-72t54 72q-26-10-40-38-22 32-68 38z',
  },
  bob: {
    behind: 'M94 118q0-82 66-82t66 82l6 68h-38v-60h-68v60H88z',
    over: 'M104 122q0-76 56-76t56 76q-8-22-14-32H118q-8 12-14 32z',
  },
  tied: {
    behind: 'M118 40q-8-34 42-34t42 34q-10 18-42 18t-42-18z',
    over: 'M102 120q-4-80 58-80t58 80q-12-30-34-42-26-12-50 2-22 14-32 40z',
  },
  curls: {
    behind:
      'M84 120a30 30 0 0 1 8-48 34 34 0 0 1 38-38 40 40 0 0 1 60 0 34 34 0 0 1 38 38 30 30 0 0 1 8 48 30 30 0 0 1-14 44h-20v-50h-84v50H98a30 30 0 0 1-14-44z',
    over: 'M104 112q4-64 56-64t56 64q-16-8-26-26-16 10-32 0-14 12-30 4-10 14-24 22z',
  },
  short: {
    behind: '',
    over: 'M102 122q-6-84 60-84t58 84q-10-8-14-36-40 6-88-6-4 30-16 42z',
  },
  sides: {
    behind: 'M98 128q-2-34 6-46h112q8 12 6 46l-8 16H106z',
    over: '',
  },
  beard: {
    behind: '',
    over: 'M108 130q-2-50 0-60 20-26 52-26t52 26q2 10 0 60-6-30-14-44H122q-8 14-14 44zM110 140q4 58 50 62 46-4 50-62-8 30-22 32h-56q-14-2-22-32z',
  },
} as const

export const people: Readonly<Record<string, Person>> = {
  'anneke-smit': {
    description: 'vrouw met blond haar en een bril, voor volle winkelschappen',
    before: ['schap', 1],
    hair: 'bob',
    hairColour: '#dcb988',
    skin: '#f0c7a4',
    clothes: '#a53600',
    hasGlasses: true,
  },
  'bert-wassink': {
    description: 'kale man in een donker pak, voor een dak met oranje pannen en zonnepanelen',
    before: ['dak', 1],
    hair: 'sides',
    hairColour: '#9db0bc',
    skin: '#e9b48c',
    clothes: '#0a1f2c',
    hasGlasses: true,
  },
  'ewout-brand': {
    description: 'man met rood haar, voor een winkelpui met een blauwe luifel',
    before: ['winkel', 2],
    hair: 'short',
    hairColour: '#a53600',
    skin: '#f0c7a4',
    clothes: '#0c659a',
  },
  'hanneke-wolthuis': {
    description: 'vrouw met opgestoken grijs haar, voor magazijnstellingen met een heftruck',
    before: ['magazijn', 2],
    hair: 'tied',
    hairColour: '#9db0bc',
    skin: '#f0c7a4',
    clothes: '#0a1f2c',
  },
  'ingrid-rietkerk': {
    description: 'vrouw met donker haar, voor een vrachtwagen in de avond',
    before: ['vrachtwagen', 4],
    hair: 'long',
    hairColour: '#5f4322',
    skin: '#e9b48c',
    clothes: '#e98a56',
  },
  'karim-benali': {
    description: 'man met een zwarte baard, voor magazijnstellingen in warm licht',
    before: ['magazijn', 4],
    hair: 'beard',
    hairColour: '#0a1f2c',
    skin: '#c98a5e',
    clothes: '#0c659a',
  },
  'malika-tahiri': {
    description: 'vrouw met zwarte krullen, voor winkelschappen in oranje en rood',
    before: ['schap', 2],
    hair: 'curls',
    hairColour: '#0a1f2c',
    skin: '#c98a5e',
    clothes: '#0094d8',
  },
  'marleen-duivenvoorde': {
    description: 'vrouw met bruin haar en een bril, voor drie pallets met stenen',
    before: ['pallets', 2],
    hair: 'long',
    hairColour: '#8a6234',
    skin: '#f0c7a4',
    clothes: '#0a1f2c',
    hasGlasses: true,
  },
  'yvonne-terpstra': {
    description: 'vrouw met kort donker haar, voor een groene winkelpui',
    before: ['winkel', 3],
    hair: 'bob',
    hairColour: '#0a1f2c',
    skin: '#e9b48c',
    clothes: '#d84800',
  },
}

/**
 * A portrait of 1200 by 800 as SVG.
 * @param background the scene behind the person, as an element `<svg>`
 */
export function drawPerson({ hair, hairColour, skin, clothes, hasGlasses }: Person, background: string): string {
  const { behind, over } = hairs[hair]
  const path = (colour: string, d: string) => (d ? `<path fill="${colour}" d="${d}"/>` : '')
  const bust = [
    path(hairColour, behind),
    path(clothes, 'M40 320v-36q0-70 80-78h80q80 8 80 78v36z'),
    path(skin, 'M138 170h44v50h-44zM138 206q22 22 44 0v20l-22 26-22-26z'),
    path(skin, 'M108 118q0-58 52-58t52 58q0 78-52 78t-52-78z'),
    path(hairColour, over),
    hasGlasses
      ? '<path d="M118 122h34v20q0 8-8 8h-18q-8 0-8-8zm50 0h34v20q0 8-8 8h-18q-8 0-8-8zm-16 8q8-6 16 0" fill="none" stroke="#0a1f2c" stroke-width="5"/>'
      : '',
  ]
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800">',
    background.replace('<svg ', '<svg width="1200" height="800" '),
    // a light haze, so that the scene stays behind the person
    '<path fill="#e6f1f7" fill-opacity=".55" d="M0 0h1200v800H0z"/>',
    `<g transform="translate(216 32) scale(2.4)">${bust.join('')}</g>`,
    '</svg>',
  ].join('')
}
