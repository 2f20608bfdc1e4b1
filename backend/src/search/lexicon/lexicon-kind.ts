/** What an entry of the editors' word list says of its words. */
export const lexiconKinds = ['part', 'synonym', 'name'] as const
export type LexiconKind = (typeof lexiconKinds)[number]
