/** Throws an Error with a Dutch sentence when the text is not valid for the field. */
export type TextCheck = (value: string) => unknown

/** Checks of texts beyond those of a schema, by content type or component and field. */
export type TextChecks = Readonly<Record<string, Readonly<Record<string, TextCheck>>>>
