/** Maps colours of the illustrations to their replacements; other colours stay. */
export type Recolouring = Readonly<Record<string, string>>

/** The original colours. */
export const asDrawn: Recolouring = {}

/** Swaps orange and blue; brick walls become glazed tile. */
export const orangeForBlue: Recolouring = {
  '#7c2a00': '#06283c',
  '#a53600': '#0b5988',
  '#c24000': '#0c659a',
  '#d84800': '#0094d8',
  '#e98a56': '#7cc6ea',
  '#0b5988': '#7c2a00',
  '#0c659a': '#a53600',
  '#0d6ea8': '#b53c00',
  '#0a7fbb': '#c24000',
  '#1179b8': '#c24000',
  '#0094d8': '#d84800',
}

/** Blue becomes green. */
export const greenForBlue: Recolouring = {
  '#0b5988': '#0f5c30',
  '#0c659a': '#17703c',
  '#0d6ea8': '#1d7a44',
  '#0a7fbb': '#3f7f5a',
  '#1179b8': '#3f7f5a',
  '#0094d8': '#5aa376',
}

/** Warm daylight: the sky turns to sand, wood to pale blue, and blue to green. */
export const sandForSky: Recolouring = {
  ...greenForBlue,
  '#bfe3f5': '#efdcc0',
  '#e6f1f7': '#f4f0e8',
  '#efdcc0': '#e6f1f7',
  '#e7cda6': '#bfe3f5',
  '#dcb988': '#9fd3ee',
  '#cfa873': '#7cc6ea',
  '#c98a5e': '#4fb0e0',
}

/** Evening: light backgrounds turn dark, dark ones deep blue, and orange glows. */
export const evening: Recolouring = {
  '#e6f1f7': '#0d2a3b',
  '#bfe3f5': '#12384e',
  '#ffffff': '#e6f1f7',
  '#9db0bc': '#5b707d',
  '#5b707d': '#3d4f5b',
  '#0a1f2c': '#06283c',
  '#0c659a': '#0094d8',
  '#0094d8': '#0c659a',
  '#d84800': '#e98a56',
  '#e98a56': '#d84800',
}

/** Late sun: for illustrations whose dark lines would vanish against an evening sky. */
export const lateSun: Recolouring = {
  '#e6f1f7': '#f0c7a4',
  '#bfe3f5': '#f4d9bd',
  '#9db0bc': '#cfa873',
  '#0c659a': '#0a1f2c',
  '#0094d8': '#0c659a',
  '#e98a56': '#e7cda6',
  '#e7cda6': '#ffffff',
}

/** Weathered wood. */
export const weathered: Recolouring = {
  '#efdcc0': '#d5dee4',
  '#e7cda6': '#c3d0d9',
  '#dcb988': '#b4c4ce',
  '#cfa873': '#9db0bc',
  '#8a6234': '#5b707d',
  '#5f4322': '#3d4f5b',
}

/** Dark, oiled wood. */
export const oiled: Recolouring = {
  '#efdcc0': '#cfa873',
  '#e7cda6': '#b98a55',
  '#dcb988': '#a5753f',
  '#cfa873': '#8d5a3a',
  '#8a6234': '#5f4322',
  '#5f4322': '#3a2813',
}
