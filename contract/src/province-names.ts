/** The provinces of the Netherlands, from north to south. Apart from their schema, because browsers use them. */
export const provinceNames = [
  ...(['Groningen', 'Friesland', 'Drenthe', 'Overijssel', 'Flevoland', 'Gelderland'] as const),
  ...(['Utrecht', 'Noord-Holland', 'Zuid-Holland', 'Zeeland', 'Noord-Brabant', 'Limburg'] as const),
] as const
export type Province = (typeof provinceNames)[number]
