/** A kind of line in the audit log that a feature declares. */
export interface DeclaredKind {
  /** stored with each line: `comment.hidden` */
  name: `${string}.${string}`
  /** the Dutch label on the admin's screen */
  label: string
}

/** The kinds of a feature. */
export interface AuditKinds<Name extends string = string> {
  category: string
  /** the Dutch name of the category, for the filter */
  label: string
  kinds: Readonly<Record<Name, DeclaredKind>>
}

/**
 * Declares what a feature records in the audit log; `feature.ts` lists it, and `recordAudit` gets one of its `kinds`.
 * @param category the part of each name before the dot, with its Dutch label
 * @param labels by the part after it
 */
export function defineAuditKinds<const Name extends string>(
  [category, label]: readonly [string, string],
  labels: Readonly<Record<Name, string>>,
): AuditKinds<Name> {
  const kinds = Object.entries<string>(labels).map(([name, text]) => [
    name,
    { name: `${category}.${name}`, label: text },
  ])
  return { category, label, kinds: Object.fromEntries(kinds) }
}
