/** A unique index, and the message for the editor who violates it. */
export interface UniqueRule {
  table: string
  /** SQL columns or expressions */
  columns: string[]
  /** field of the form that gets the message */
  field: string
  /** drafts and publications are rows of one table: each is unique among its own kind */
  perState: boolean
  message: string
}

export const uniqueRules: readonly UniqueRule[] = [
  { table: 'pages', columns: ['link'], field: 'link', perState: true, message: 'Er is al een pagina met dit pad.' },
  {
    table: 'partners',
    columns: ['kind', 'link'],
    field: 'link',
    perState: true,
    message: 'Er is al een bedrijf van deze soort met dit webadres.',
  },
  {
    table: 'magazines',
    columns: ['year', 'number'],
    field: 'number',
    perState: true,
    message: 'Dit nummer van dit jaar bestaat al.',
  },
  // the name comes first: two tags with one name share an address too, and the name is what was typed
  {
    table: 'tags',
    columns: ['lower(name)'],
    field: 'name',
    perState: false,
    message: 'Er is al een tag met deze naam.',
  },
  { table: 'tags', columns: ['slug'], field: 'slug', perState: false, message: 'Er is al een tag met dit webadres.' },
  {
    table: 'authors',
    columns: ['slug'],
    field: 'slug',
    perState: false,
    message: 'Er is al een auteur met dit webadres.',
  },
  {
    table: 'figure_series',
    columns: ['slug'],
    field: 'slug',
    perState: false,
    message: 'Er zijn al marktcijfers met dit webadres.',
  },
  {
    table: 'plans',
    columns: ['slug'],
    field: 'slug',
    perState: true,
    message: 'Er is al een abonnement met dit webadres.',
  },
  {
    table: 'navigations',
    columns: ['edition'],
    field: 'edition',
    perState: false,
    message: 'Deze editie heeft al een menu: pas dat aan.',
  },
  {
    table: 'redirects',
    columns: ['from_path'],
    field: 'fromPath',
    perState: false,
    message: 'Dit oude pad verwijst al door: pas die doorverwijzing aan.',
  },
  {
    table: 'short_links',
    columns: ['code'],
    field: 'code',
    perState: false,
    message: 'Dit korte adres is al in gebruik.',
  },
  {
    table: 'up_users',
    columns: ['lower(email)'],
    field: 'email',
    perState: false,
    message: 'Er is al een account met dit e-mailadres.',
  },
  {
    table: 'up_users',
    columns: ['lower(username)'],
    field: 'username',
    perState: false,
    message: 'Er is al een account met deze gebruikersnaam.',
  },
]

/** Name of the index of a rule; a rule per state has two, with the suffixes `_draft` and `_published`. */
export function uniqueIndexName(rule: UniqueRule): string {
  return `gevel_${rule.table}_${rule.field}_unique`.toLowerCase()
}

/** The rule of an index; undefined when the index is not ours. */
export function ruleOfIndex(index: string): UniqueRule | undefined {
  return uniqueRules.find((rule) => index.startsWith(uniqueIndexName(rule)))
}
