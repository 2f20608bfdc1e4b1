import { expect, test } from 'vitest'
import { stem } from './stem'

/** `slot/sloten`: a noun and its plural. */
const pairs = (text: string) =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split('/'))

test.each([
  ['vacature', 'vacatures'],
  ['huis', 'huizen'],
  ['prijs', 'prijzen'],
  ['beurs', 'beurzen'],
  ['markt', 'markten'],
  ['winkel', 'winkels'],
  ['keten', 'ketens'],
  ['muur', 'muren'],
  ['steen', 'stenen'],
  ['baksteen', 'bakstenen'],
  ['paneel', 'panelen'],
  ['artikel', 'artikelen'],
  ['systeem', 'systemen'],
  ['materiaal', 'materialen'],
  ['resultaat', 'resultaten'],
  ['plaat', 'platen'],
  ['plaats', 'plaatsen'],
  ['dak', 'daken'],
  ['dag', 'dagen'],
  ['weg', 'wegen'],
  ['bedrag', 'bedragen'],
  ['stad', 'steden'],
  ['lid', 'leden'],
  ['bedrijf', 'bedrijven'],
  ['verf', 'verven'],
  ['overname', 'overnames'],
  ['ruimte', 'ruimtes'],
  ['ruimte', 'ruimten'],
  ['formule', 'formules'],
  ['organisatie', 'organisaties'],
  ['categorie', 'categorieen'],
  ['idee', 'ideeen'],
  ['foto', "foto's"],
  ["o'neill", "o'neill's"],
  ['rocknroll', "rock'n'roll"],
  ['dr', "d'r's"],
  ['mogelijkheid', 'mogelijkheden'],
  ['loods', 'loodsen'],
  ['grens', 'grenzen'],
  ['fonds', 'fondsen'],
  ['directeur', 'directeuren'],
  ['directeur', 'directeurs'],
  ['kozijn', 'kozijnen'],
  ['vloer', 'vloeren'],
  ['restaurant', 'restaurants'],
  ['shop', 'shops'],
  ['duurzaam', 'duurzame'],
  ['groot', 'grote'],
  ['nieuw', 'nieuwe'],
  ['circulair', 'circulaire'],
  ['centrum', 'centra'],
  ['vestiging', 'vestigingen'],
  ['dakpan', 'dakpannen'],
  ['kassa', "kassa's"],
  ['adres', 'adressen'],
  ['proces', 'processen'],
  ['deel', 'delen'],
  ['klinker', 'klinkers'],
  ['verkopen', 'verkoopt'],
  ['verbouwen', 'verbouwt'],
  ['groei', 'groeit'],
  ['stijgen', 'stijgt'],
])('gives %s and %s one stem', (singular, plural) => {
  expect(stem(plural)).toBe(stem(singular))
})

test.each([
  [
    '-ies and -iezen, -es and -essen, -s and -zen',
    `advies/adviezen verlies/verliezen servies/serviezen vergaderkies/vergaderkiezen proces/processen prijsles/prijslessen
     broodmes/broodmessen drukpers/drukpersen lens/lenzen contactlens/contactlenzen Chinees/Chinezen`,
  ],
  ['-tor and -toren', 'motor/motoren reactor/reactoren sector/sectoren ventilator/ventilatoren kantoor/kantoren'],
  ['-oen and -oenen', 'seizoen/seizoenen miljoen/miljoenen kampioen/kampioenen paviljoen/paviljoenen schoen/schoenen'],
  ['-eau and -eaus', 'bureau/bureaus niveau/niveaus plateau/plateaus cadeau/cadeaus milieu/milieus'],
  ['-on and -ons', 'balkon/balkons karton/kartons paviljoen/paviljoens station/stations coupon/coupons'],
  [
    'a consonant that is not doubled',
    `slot/sloten hangslot/hangsloten gat/gaten boorgat/boorgaten glas/glazen pad/paden tuinpad/tuinpaden bad/baden
     vat/vaten blad/bladen graf/graven slag/slagen schot/schoten hof/hoven god/goden oorlog/oorlogen verbod/verboden`,
  ],
  [
    'loan words',
    `app/apps team/teams show/shows review/reviews club/clubs film/films link/links chip/chips trend/trends
     test/tests fan/fans deal/deals job/jobs showroom/showrooms workshop/workshops feedback/feedbacks back-up/back-ups
     abonnee/abonnees dealer/dealers coach/coaches expert/experts tool/tools event/events quiz/quizzen`,
  ],
  ['-en in the singular', 'deken/dekens wagen/wagens balpen/balpennen voornemen/voornemens examen/examens'],
  ['-ien', 'categorie/categorieen bacterie/bacterien olie/olien bui/buien kei/keien ui/uien pui/puien'],
  [
    'irregular nouns',
    `vakman/vaklieden stad/steden binnenstad/binnensteden ei/eieren blad/bladeren koe/koeien technicus/technici
     museum/musea criterium/criteria kleed/kleden vloerkleed/vloerkleden retourgoed/retourgoederen patient/patienten`,
  ],
  ['hiatus', 'Europeaan/Europeanen oceaan/oceanen periode/periodes radio-omroep/radio-omroepen'],
  [
    'nouns that end in -s',
    `rups/rupsen heks/heksen kwarts/kwartsen fiets/fietsen plaats/plaatsen toets/toetsen gids/gidsen kans/kansen
     grens/grenzen mens/mensen medemens/medemensen fles/flessen gips/gipsen rots/rotsen`,
  ],
])('gives the plural the stem of the singular: %s', (_, text) => {
  expect(pairs(text).filter(([one = '', other = '']) => stem(one.toLowerCase()) !== stem(other.toLowerCase()))).toEqual(
    [],
  )
})

test('keeps words of different meaning apart', () => {
  const different = pairs(`
    markt/merk plaat/plaats kan/kans man/maan stal/staal lak/laak ram/raam verf/verval bouw/bouwer hal/haal soort/soor
    kwart/kwar slot/sloot knop/knoop zak/zaak tak/taak bot/boot vlot/vloot vlag/vlaag hek/heks tak/taks rot/rots
    les/lees bron/brons pil/pils don/dons art/arts nieuw/nieuws strak/straks som/soms hal/hals per/pers kwart/kwarts
    beurs/beur gat/gaat format/formaat portal/portaal beton/betoon salon/saloon genot/genoot data/datum goed/goederen
    steek/stek deel/del kot/koot pot/poot rok/rook ton/toon zon/zoon dom/doom men/mens ver/vers len/lens gan/gans
    wen/wens fond/fonds lood/loods toet/toets reek/reeks bijl/bijlage ijzerzaag/ijzerzak bouwstaal/bouwstal
    dakraam/dakram hamerslag/hamerslaag Amerikaan/Amerikaans Utrecht/Utrechts wand/want tegel/tegen keten/ketel`)
  expect(different.filter(([one = '', other = '']) => stem(one.toLowerCase()) === stem(other.toLowerCase()))).toEqual(
    [],
  )
})

test.each([
  ['', ''],
  ['a', 'a'],
  ["'", ''],
  ["'s", ''],
  ["'s's", 's'],
  ["a''", 'a'],
  ['en', 'en'],
  ['s', 's'],
  ['2026', '2026'],
  ['x'.repeat(5000), 'x'.repeat(5000)],
])('leaves nothing but letters and digits of %j', (word, expected) => {
  expect(stem(word)).toBe(expected)
})
