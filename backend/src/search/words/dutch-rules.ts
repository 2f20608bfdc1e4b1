/**
 * A rule of a step. `to` replaces the word, its ending or what the pattern matches; without `to` the word stays as it
 * is.
 */
export type Rule =
  | { words: readonly string[]; to?: string }
  | { endings: readonly string[]; to?: string }
  /** wherever it stands in the word */
  | { everywhere: string; to: string }
  /** in the syntax that JavaScript and PostgreSQL share: no lookbehind; `$1` in `to` is the first group */
  | { pattern: string; to: string }

const list = (text: string) => text.split(' ')
const word = (given: string, to: string): Rule => ({ words: [given], to })
const ending = (given: string, to: string): Rule => ({ endings: [given], to })
const pattern = (text: string, to: string): Rule => ({ pattern: text, to })

const consonant = '[bcdfgklmnprstvz]'

/**
 * Dutch rules that give the singular and plural of a noun, and the forms of an adjective, the same stem. PostgreSQL's
 * own stemmer cuts endings only: `prijzen` becomes `prijz`, `vacatures` becomes `vacatur` and `vacature` `vacatuur`.
 * A stem need not be a word; two words of different meaning should not share one. Each step runs on the result of the
 * step before it, and its first rule that applies counts. Words are in lower case and without accents.
 *
 * PostgreSQL keeps 32 compiled patterns per connection: with more, each call compiles them all again, and takes ten
 * times as long. So endings and words are compared as such.
 */
export const steps: readonly (readonly Rule[])[] = [
  // foto's, Hans', O'Neill's
  [ending("'s", '')],
  [{ everywhere: "'", to: '' }],
  // the plural in -s; words that end in -s in the singular first
  [
    {
      endings: list(
        'beurs koers grens plaats fiets loods gips fonds proces adres congres expres succes balans impuls basis',
      ),
    },
    {
      words: list(
        'pers mars vers kers kaars laars dwars tijdens volgens mens lens wens gans kans dans glans trans fles zes',
      ),
    },
    { words: list('toets rots iets spits flits muts rits schets trots gids steeds les mes pols hals vals') },
    pattern(
      '(..)(el|er|en|em|aar|ier|eur|oor|aal|ent|ant|ie|ee|ng|ck|op|ap|ip|ump|nd|rd|or|ek|it|et|ot|um|y|e)s$',
      '$1$2',
    ),
  ],
  // the verb in the third person: koopt, groeit, stijgt; not soort and feest
  [pattern('(aa|ee|oo|uu|ie|oe|ou|ij|ui|eu)([gklmnp])t$', '$1$2'), pattern('(oei|ooi|aai|[gw])t$', '$1')],
  // the plural in -en, and -e
  [
    word('steden', 'stad'),
    ending('leden', 'lid'),
    ending('schepen', 'schip'),
    ending('centra', 'centrum'),
    ending('kinderen', 'kind'),
    ending('heden', 'heid'),
    pattern('(ie|ee)en$', '$1'),
    // markten, bakken: a closed syllable
    pattern('([bcdfghjklmnpqrstvwxz])\\1en?$', '$1'),
    // namen, prijslijsten: an open syllable is written with one vowel
    pattern(`(^|[^aeou])([aou])(${consonant})en?$`, '$1$2$2$3'),
    pattern(`^([^aeiou]*)e(${consonant})en?$`, '$1ee$2'),
    pattern('(..[^e])en$', '$1'),
    pattern('(.[^aeiou])e$', '$1'),
  ],
  // panelen and artikelen look alike, paneel and artikel do not
  [pattern(`([aeiouy].*)ee(${consonant})$`, '$1e$2')],
  // prijz, huiz, verv
  [ending('v', 'f'), ending('z', 's'), pattern('([bcdfgklmnprst])\\1$', '$1')],
  // a short vowel in an open syllable: daken, wegen, bedragen
  [
    word('weeg', 'weg'),
    ending('daak', 'dak'),
    ending('glaas', 'glas'),
    ending('daag', 'dag'),
    ending('vaat', 'vat'),
    ending('paad', 'pad'),
    ending('baad', 'bad'),
    ending('blaad', 'blad'),
    ending('slaag', 'slag'),
    ending('bedraag', 'bedrag'),
    ending('oorloog', 'oorlog'),
  ],
]
