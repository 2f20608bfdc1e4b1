const list = (text: string) => text.trim().split(/\s+/)

/** The plurals of a noun that ends in -s: `plaatsen`, `lenzen`, `flessen`. */
const pluralsOf = (noun: string) => [`${noun}en`, `${noun.slice(0, -1)}zen`, `${noun}sen`]
const withPlurals = (nouns: string) => list(nouns).flatMap((noun) => [noun, ...pluralsOf(noun)])

/** `gaten:gat`: forms and what each of them becomes. */
const replacements = (text: string) =>
  list(text).map((pair) => {
    const [form = '', to = ''] = pair.split(':')
    return { form, to }
  })

/** Nouns and adverbs that end in -s in the singular, also as the last part of a compound. */
export const endingsInS: readonly string[] = withPlurals(`
  fonds gids loods heks reeks taks hals huls puls pols cijns dans forens grens kans krans lans balans schans mens mars
  wens fiets koets toets muts plaats spits rits kwarts schors hars gips korps beurs koers parcours concours discours
  nieuws prins tendens kaars brons schets aans ijns chts
`)

/** Whole words that end in -s in the singular: as endings they would match other plurals, as `laars` in `makelaars`. */
export const wordsInS: readonly string[] = [
  ...withPlurals(
    'pers vers kers laars dwars lens pens gans glans trans vals wals pels pils dons paars baars aars fles les mes zes arts rots bons lets rats',
  ),
  ...list(
    'tijdens volgens iets niets steeds reeds rechts soms straks ondanks zoals deels eens anders alles sinds mits',
  ),
]

/** Plurals in -s that look like one of those nouns, or that the rules do not cut. */
export const pluralsInS = replacements(`
  plafonds:plafond amens:amen nemens:nemen komens:komen vertrouwens:vertrouwen clans:clan eaus:eau milieus:milieu
  mpoos:mpoo crises:crisis doses:dosis
  onnees:onnee minees:minee ournees:ournee tinees:tinee bees:bee ragees:ragee yees:yee logees:logee tegees:tegee
  chees:chee ssees:ssee lpees:lpee uees:uee ffees:ffee ainees:ainee yankees:yankee oirees:oiree ferees:feree
  purees:puree ictees:ictee nsees:nsee ntrees:ntree evees:evee
`)

/** Endings of plurals that no rule makes singular. The longer one of two comes first. */
export const irregularPlurals = replacements(`
  besteden:besteed hofsteden:hofstee steden:stad kerkleden:kerklid werkleden:werklid kleden:kleed leden:lid schepen:schip smeden:smid
  heden:heid klieden:kman plieden:pman rlieden:rman slieden:sman nlieden:nman klui:kman plui:pman rlui:rman slui:sman
  kinderen:kind eieren:ei koeien:koe bladeren:blad volkeren:volk runderen:rund kalveren:kalf lammeren:lam
  liederen:lied raderen:rad beenderen:been sgoederen:sgoed lgoederen:lgoed kgoederen:kgoed rgoederen:rgoed
  dgoederen:dgoed persen:per
  centra:centrum ici:icus ea:eum ia:ium quota:quotum referenda:referendum spectra:spectrum memoranda:memorandum
  ica:icum ima:imum
`)

/** A short vowel that is long in the plural: `gat` and `gaten`, beside `laag` and `lagen`. */
export const lengthenedPlurals = replacements(`
  dagen:dag daken:dak glazen:glas paden:pad baden:bad bladen:blad sloten:slot schoten:schot goden:god rdalen:rdal
  legaten:legaat gregaten:gregaat rogaten:rogaat pagaten:pagaat gaten:gat
  ggraven:ggraaf pgraven:pgraaf graven:graf schoven:schoof hoven:hof verloven:verlof
  ngslagen:ngslaag ijslagen:ijslaag gelagen:gelag slagen:slag bedragen:bedrag verdragen:verdrag
  rvaten:rvaat ivaten:ivaat vaten:vat
  oorlogen:oorlog hertogen:hertog geboden:gebod verboden:verbod aanboden:aanbod
  coholen:cohol ktronen:ktron utronen:utron otronen:otron otonen:oton demonen:demon ionen:ion
`)

/** Whole words with a short vowel that is long in the plural; other words end in them: `piloten`, `scholen`, `sandalen`. */
export const lengthenedWords = replacements(
  'loten:lot holen:hol wegen:weg spelen:spel genen:gen dalen:dal sleden:sleed uien:ui pennen:pen',
)
