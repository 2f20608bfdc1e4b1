import { endingsInS, irregularPlurals, lengthenedPlurals, lengthenedWords, pluralsInS, wordsInS } from './dutch-nouns'

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
const endings = (forms: readonly { form: string; to: string }[]) => forms.map(({ form, to }) => ending(form, to))

const consonant = '[bcdfgklmnprstvz]'

/**
 * Dutch rules that give the singular and plural of a noun, and the forms of an adjective, the same stem. PostgreSQL's
 * own stemmer cuts endings only: `prijzen` becomes `prijz`, `vacatures` becomes `vacatur` and `vacature` `vacatuur`.
 * A stem need not be a word; two words of different meaning should not share one. Each step runs on the result of the
 * step before it, and its first rule that applies counts. Words are in lower case and without accents.
 *
 * PostgreSQL keeps 32 compiled patterns per connection: with more, each call compiles them all again, and takes ten
 * times as long. So endings and words are compared as such. `npm run bench:plurals` measures the rules on lists of nouns.
 */
export const steps: readonly (readonly Rule[])[] = [
  // foto's, Hans', O'Neill's
  [ending("'s", '')],
  [{ everywhere: "'", to: '' }],
  // the plural in -s; a singular in -s whose plural is in -en loses its s in both
  [
    ...endings(pluralsInS),
    { endings: endingsInS },
    { words: wordsInS },
    // organisaties, winkels, interims; adviezen as advies, contactlenzen as contactlens
    pattern('(..(ie|oe|[bcdfghklmnprv]))(s|zen)$', '$1'),
    // tests, reviews; rupsen as rups
    pattern('(..(y|[kpt]|[eo]w))(s|sen)$', '$1'),
    // ruimtes; processen as proces
    pattern('(.[^eio]e)s(sen)?$', '$1'),
  ],
  // the verb in the third person: koopt, groeit, stijgt; not soort and feest
  [
    word('dient', 'dien'),
    word('bedient', 'bedien'),
    word('verdient', 'verdien'),
    { endings: list('ient erwt teelt vaalt') },
    pattern('(aa|ee|oo|uu|ie|oe|ou|ij|ui|eu)([gklmnp])t$', '$1$2'),
    pattern('(oei|ooi|aai|[gw])t$', '$1'),
  ],
  // the plural in -en, and -e
  [
    ...lengthenedWords.map(({ form, to }) => word(form, to)),
    ...endings(irregularPlurals),
    ...endings(lengthenedPlurals),
    ending('pennen', 'p'),
    pattern('(ie|ee)en$', '$1'),
    // olien; not buien
    pattern('(.[^aeou]ie)n$', '$1'),
    // markten, bakken: a closed syllable
    pattern('([bcdfghjklmnpqrstvwxz])\\1en?$', '$1'),
    // namen, prijslijsten, oceanen: an open syllable is written with one vowel
    pattern(`(^|[^aeou]|[eou](?=a)|[aeu](?=o))([aou])(${consonant})en?$`, '$1$2$2$3'),
    pattern(`^([^aeiou]*)e(${consonant})en?$`, '$1ee$2'),
    // not miljoen
    pattern('(..[^eo])en$', '$1'),
    pattern('(.[^aeiou])e$', '$1'),
  ],
  // panelen and artikelen look alike, paneel and artikel do not; kantoren and motoren, kantoor and motor
  [pattern(`([aeiouy].*)ee(${consonant})$`, '$1e$2'), pattern('([aeiouy].*)oor$', '$1or')],
  // prijz, huiz, verv
  [ending('v', 'f'), ending('z', 's'), pattern('([bcdfgklmnprst])\\1$', '$1')],
]
