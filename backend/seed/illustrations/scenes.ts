/** The illustrations of `scenes/`, with the alternative text of each of the four variants. */
export const scenes = {
  bestrating: [
    'Bestrating van grijze klinkers met enkele oranje ertussen, langs een groene berm',
    'Bestrating van grijze klinkers met enkele lichtblauwe ertussen, links een groene berm',
    'Grijze klinkers van dichtbij, met hier en daar een oranje steen',
    'Grijze klinkers met een smalle groene berm aan de linkerkant',
  ],
  dak: [
    'Dak met oranje pannen, zes zonnepanelen en een schoorsteen onder een blauwe lucht',
    'Dak met blauwe pannen, zes zonnepanelen en links een schoorsteen onder een oranje lucht',
    'Dak met oranje pannen, zonnepanelen en een lichtblauwe schoorsteen',
    'Dak met pannen en zonnepanelen in de avond, met de maan erboven',
  ],
  gevel: [
    'Gevel van oranje baksteen met drie blauwe ramen',
    'Gevel van blauwe steen met drie oranje ramen',
    'Twee groene ramen in een gevel van oranje baksteen, van dichtbij',
    'Blauwe ramen in een gevel van lichte en donkere baksteen, van dichtbij',
  ],
  grafiek: [
    'Staafgrafiek in blauw met een oranje laatste staaf en een stijgende witte lijn',
    'Staafgrafiek in oranje met een blauwe laatste staaf en een stijgende witte lijn',
    'Deel van een staafgrafiek in groen met een stijgende witte lijn',
    'Staafgrafiek in helder blauw met een stijgende lijn',
  ],
  interieur: [
    'Kamer met blauw behang, een oranje bank, een schilderij en een staande lamp',
    'Kamer met oranje behang, een blauwe bank, een schilderij en links een staande lamp',
    'Hoek van een kamer met groen behang, een oranje bank en een staande lamp',
    'Donkerblauwe kamer met een oranje bank, een schilderij en een staande lamp',
  ],
  isolatie: [
    'Zeven opgestapelde rollen isolatie voor een blauwe wand',
    'Zeven opgestapelde rollen isolatie voor een roodbruine wand',
    'Rollen isolatie voor een groene wand, van dichtbij',
    'Opgestapelde rollen isolatie voor een helderblauwe wand',
  ],
  klapstoel: [
    'Houten klapstoel met een groene zitting en een blauwe cirkel om het scharnier',
    'Houten klapstoel in spiegelbeeld, met een oranje cirkel om het scharnier',
    'Scharnier van een houten klapstoel van dichtbij, met een cirkel eromheen',
    'Houten klapstoel in de avond, met een blauwe cirkel om het scharnier',
  ],
  kraan: [
    'Oranje torenkraan naast een gebouw in aanbouw',
    'Blauwe torenkraan naast een gebouw in aanbouw',
    'Skelet van een gebouw dat met baksteen wordt gevuld, met de mast van een torenkraan',
    'Torenkraan naast een gebouw in aanbouw in het late zonlicht',
  ],
  lader: [
    'Onderkant van een acculader, met een oranje cirkel om de code op het typeplaatje',
    'Onderkant van een acculader, met een blauwe cirkel om de code op het typeplaatje',
    'Typeplaatje van een acculader van dichtbij, met een cirkel om de code',
    'Onderkant van een acculader in de avond, met een cirkel om de code op het typeplaatje',
  ],
  leiding: [
    'Blauwe, oranje en grijze leidingen die elkaar kruisen',
    'Oranje, lichtblauwe en grijze leidingen die elkaar kruisen',
    'Een groene en een oranje leiding met koppelingen, van dichtbij',
    'Blauwe en oranje leidingen tegen een donkere achtergrond',
  ],
  magazijn: [
    'Magazijn met hoge stellingen vol dozen en een heftruck',
    'Magazijn met volle stellingen en een heftruck die naar rechts kijkt',
    'Heftruck voor stellingen met dozen, van dichtbij',
    'Magazijn met stellingen en een heftruck in warm licht',
  ],
  muur: [
    'Donkerblauwe muur waaruit een steen ontbreekt, met een oranje steen op de grond',
    'Roodbruine muur waaruit een steen ontbreekt',
    'Deel van een groene muur waaruit een steen ontbreekt',
    'Helderblauwe muur waaruit een steen ontbreekt',
  ],
  pallets: [
    'Drie pallets met rode, oranje en blauwe stenen',
    'Drie pallets met stenen, de hoogste lichtblauw',
    'Pallets met oranje en groene stenen, van dichtbij',
    'Pallets met blauwe en oranje stenen in het donker',
  ],
  planken: [
    'Lichte houten planken naast elkaar',
    'Grijs verweerde planken naast elkaar',
    'Lichtblauw gebeitste planken naast elkaar',
    'Donkerbruin geoliede planken naast elkaar',
  ],
  podium: [
    'Spreker op een podium voor een blauwe muur, met een volle zaal',
    'Spreker op een podium voor een oranje muur, met een volle zaal',
    'Spreker op een podium voor een groene muur, van dichtbij',
    'Spreker op een podium voor een donkerblauwe muur, van opzij belicht',
  ],
  schap: [
    'Winkelschappen met dozen en potten in blauw, oranje en zand',
    'Winkelschappen met dozen en potten, vooral in oranje en rood',
    'Winkelschappen van dichtbij, met groene en oranje dozen',
    'Winkelschappen van dichtbij, met blauwe en oranje dozen',
  ],
  staal: [
    'Gestapelde stalen profielen van de kop gezien, een ervan oranje',
    'Gestapelde stalen profielen van de kop gezien, enkele oranje',
    'Stalen profielen van de kop gezien, van dichtbij, in grijs, groen en oranje',
    'Stalen profielen van de kop gezien in het donker, een ervan lichtoranje',
  ],
  tegels: [
    'Wand van tegels met kwartcirkels in blauw, wit en oranje',
    'Wand van tegels met kwartcirkels in oranje en wit',
    'Tegels met grote kwartcirkels in groen, wit en oranje',
    'Wand van donkerblauwe tegels met kwartcirkels',
  ],
  verf: [
    'Vier verfblikken in oranje, blauw en zand, met een plas blauwe verf',
    'Vier verfblikken naast elkaar, met een plas oranje verf',
    'Drie verfblikken van dichtbij, met een plas groene verf',
    'Verfblikken tegen een donkere achtergrond, met een plas blauwe verf',
  ],
  vrachtwagen: [
    'Witte vrachtwagen met een oranje cabine voor een muur',
    'Witte vrachtwagen met een blauwe cabine die naar links rijdt',
    'Witte vrachtwagen met een oranje cabine en een groene dakrand',
    'Vrachtwagen die in de avond naar links rijdt',
  ],
  winkel: [
    'Winkelpui met een oranje luifel, schuifdeuren en twee etalages',
    'Roodbruine winkelpui met een blauwe luifel, schuifdeuren en twee etalages',
    'Groene winkelpui met schuifdeuren en een etalage, van dichtbij',
    'Helderblauwe winkelpui in de avond, met schuifdeuren en etalages',
  ],
} as const satisfies Record<string, readonly [string, string, string, string]>
export type Scene = keyof typeof scenes

export function isScene(name: string): name is Scene {
  return Object.hasOwn(scenes, name)
}

/** Scenes without a place or thing of their own: what a caption says about one of those, they do not show. */
export const patterns: ReadonlySet<string> = new Set<Scene>([
  'bestrating',
  'gevel',
  'leiding',
  'muur',
  'planken',
  'staal',
  'tegels',
])

export const variants = [1, 2, 3, 4] as const
