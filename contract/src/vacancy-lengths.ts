/** Limits of the text of a vacancy, in UTF-16 code units. Without zod, because forms import them in the browser. */
export const vacancyLengths = { title: 100, intro: 300, city: 60, contract: 60, body: 8000 } as const
