import type { LexiconKind } from '@gevel/contract/search'

/** An entry of the first word list. */
interface Entry {
  kind: LexiconKind
  word: string
  variants: readonly string[]
}

const lines = (text: string) => text.trim().split(/\s*\n\s*/)

/** Parts of the trade's compounds, with their other forms in compounds. */
const parts = lines(`
  aannemer, aannemers
  aanvraag, aanvragen
  accu
  afhaal
  arbeid, arbeids
  artikel, artikelen
  assortiment
  balie
  bad
  bak
  band
  basis
  bedrijf, bedrijven
  beheer
  behang
  bestel
  bestelling, bestellingen
  bestrating
  beton
  beurs, beurzen
  bezorging
  binnen
  boor
  bouw
  branche
  buiten
  cijfer, cijfers
  circulair
  coatings
  combinatie
  consument, consumenten
  dak
  dal
  dakgoot, dakgoten
  deur, deuren
  depot, depots
  detail
  dienst, diensten
  digitaal
  directeur
  distributie
  doe
  dorp, dorps
  douche
  energie
  etiket
  fabriek, fabrieken
  familie
  folder
  gereedschap, gereedschappen
  gevel, gevels
  gips
  glas
  goederen
  gordijn, gordijnen
  groei
  groot
  grond
  hal, hallen
  handel, handels
  heffing
  hout
  huis, huizen
  hulp
  import
  inkoop
  inrichting
  installatie
  internet
  isolatie
  jaar
  kaart, kaarten
  kalk
  kassa
  keten, ketens
  keur
  keuken, keukens
  keramiek
  kit
  klant, klanten
  kleur
  klinker, klinkers
  klus
  kluis
  kosten
  kozijn, kozijnen
  kraan
  kunststof
  kwartaal
  lamp, lampen
  leiding, leidingen
  levering
  lijm
  lijst
  logistiek
  loon
  loods
  machine, machines
  magazijn
  manager, managers
  markt
  materiaal, materialen
  meng
  merk, merken
  metaal
  meubel, meubelen
  middel, middelen
  mortel
  muur, muren
  naald
  omzet
  onderzoek
  opslag
  overslag
  pallet, pallets
  pan, pannen
  pand, panden
  paneel, panelen
  plaat, platen
  plan, plannen
  praat
  prijs, prijzen
  product, producten
  productie
  profiel, profielen
  project, projecten
  quota
  raam, ramen
  recht
  regel, regels
  retail
  retour
  riool
  ruimte
  sanitair
  schap
  scherm
  schroef
  schuim
  schutting, schuttingen
  sessie, sessies
  slijp
  sloop
  specialist
  spuit
  staal
  stad, stads
  steen, stenen
  stof, stoffen
  straat
  stuk
  systeem, systemen
  tapijt
  tegel, tegels
  techniek
  terug
  tuin
  toeslag
  trap
  uitspraak
  vak

  verf
  verkoop
  verkoper, verkopers
  verbouw
  verhoging, verhogingen
  verordening, verordeningen
  vergunning, vergunningen
  vervoer
  vestiging, vestigingen
  vlas
  vloer, vloeren
  voeg
  voorraad
  vracht
  vrouw
  vuren
  wand
  warmte
  water
  web
  werk
  winkel, winkels
  winst
  wol
  wonen
  woning, woningen
  woon
  zaag
  zagerij, zagerijen
  zand
  zaterdag
  zelf
  zondag
`)

/** Words and phrases of one meaning. */
const synonyms = lines(`
  dhz, doe-het-zelf, diy, doehetzelf, doe het zelf
  bouwmarkt, doe-het-zelfwinkel, dhz-winkel, doe-het-zelfzaak
  groothandel, bouwgroothandel, bouwmaterialenhandel, bouwstoffenhandel
  cao, collectieve arbeidsovereenkomst
  vacature, baan, baanaanbod
  vestiging, filiaal
  overname, acquisitie, fusie
  webwinkel, webshop, internetwinkel, onlinewinkel
  e-commerce, ecommerce, onlineverkoop
  duurzaam, milieuvriendelijk
  personeel, medewerkers, werknemers
  loon, salaris
  cijfers, kengetallen
  vrachtwagen, truck
  elektrisch, emissievrij
  terugroepactie, recall
  faillissement, bankroet
  franchise, franchisenemer
  zzp, zelfstandige
  pvc, vinyl
  gipsplaat, gipskarton
  dakleer, bitumen
  zelfscan, zelfscankassa
  directeur, ceo
  regelgeving, wetgeving
  behang, wandbekleding
  verfwinkel, verfspeciaalzaak
  prijsstijging, prijsverhoging
  inkoopcombinatie, inkooporganisatie
  congres, conferentie
  beurs, vakbeurs
  magazine, vakblad, tijdschrift
  contact, adres redactie
  adverteren, advertentie
`)

/** Brands and chains of the trade: never split, with the spellings that readers use. */
const names = lines(`
  gamma
  praxis, praksis, practis
  karwei, karwij
  hornbach, hornbag, hornbacht
  hubo
  bauhaus, bouwhaus
  intratuin
  ikea
  jewson
  bmn
  raab karcher, raabkarcher
  sigma
  histor
  flexa
  knauf
  rockwool
  velux
  makita
  bosch
`)

const entries = (kind: LexiconKind, list: readonly string[]) =>
  list.map((line): Entry => {
    const [word = '', ...variants] = line.split(', ')
    return { kind, word, variants }
  })

/** The word list of a new site; editors change it in the admin. */
export const defaultLexicon: readonly Entry[] = [
  ...entries('part', parts),
  ...entries('synonym', synonyms),
  ...entries('name', names),
]
