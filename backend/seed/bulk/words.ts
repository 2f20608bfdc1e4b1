/** The vocabulary of the titles and sentences of the large set. */
export const companies = [
  'Klusdepot',
  'Hamerslag',
  'Bouwburcht',
  'Doehoek',
  'Timmerplaats',
  'Okerdal Verf',
  'Vierkant Wonen',
  'Woonlinie',
  'Kleurkamer',
  'Noorderkade',
  'Van Rossem',
  'Evenhuis Profielen',
  'Groenvoeg',
  'Warmond Isolatie',
  'Veldkamp Hout',
  'Steenbergen Keramiek',
  'Kiezelaar',
  'Rietkerk Logistiek',
  'Torx One',
  'Dakwerk Totaal',
] as const

export const cities = (
  'Alkmaar Almelo Almere Amersfoort Amstelveen Apeldoorn Arnhem Assen Barneveld Bergen-op-Zoom Beverwijk Breda Culemborg ' +
  'Delft Deventer Doetinchem Dordrecht Drachten Ede Eindhoven Emmen Enschede Geldrop Goes Gorinchem Gouda Groningen Haarlem ' +
  'Hardenberg Harderwijk Heerenveen Heerlen Helmond Hengelo Hilversum Hoogeveen Hoorn Houten Kampen Leeuwarden Leiden ' +
  'Lelystad Maastricht Meppel Middelburg Nieuwegein Nijmegen Oss Roermond Roosendaal Rotterdam Sittard Sneek Terneuzen Tiel ' +
  'Tilburg Utrecht Veenendaal Venlo Vlissingen Waalwijk Wageningen Weert Winterswijk Woerden Zaandam Zeist Zutphen Zwolle'
).split(' ')

export const deeds = [
  ['opent', 'proefwinkel'],
  ['sluit', 'oudste vestiging'],
  ['verbouwt', 'hal'],
  ['zoekt', 'vijftig mensen'],
  ['test', 'nachtlevering'],
  ['begint', 'houtzagerij'],
  ['verplaatst', 'verfbalie'],
  ['stopt met', 'folder'],
  ['krijgt', 'boete'],
  ['huurt', 'tweede magazijn'],
  ['verhuurt', 'bouwliften'],
  ['bouwt', 'toonzaal voor tegels'],
  ['schrapt', 'koopavond'],
  ['houdt', 'open dag voor aannemers'],
  ['wint', 'prijs voor beste balie'],
] as const

export const materials = [
  'Vurenhout',
  'Multiplex',
  'Betonstaal',
  'Steenwol',
  'Gipsplaat',
  'Baksteen',
  'Dakpan',
  'Koperbuis',
  'Muurverf',
  'Tegellijm',
  'Cement',
  'Betonklinker',
  'Vlasmat',
  'Hardhout',
  'Zinkplaat',
] as const

export const directions = ['duurder', 'goedkoper'] as const
export const people = [
  'Aafke Dijkema',
  'Bart Hoven',
  'Carla Meeuwis',
  'Driss Amrani',
  'Eline Vos',
  'Fokke Sietsma',
  'Gonda Peters',
  'Huub Claassen',
  'Inge Smeets',
  'Jaap Terpstra',
  'Kim de Groot',
  'Leo van Vugt',
] as const
export const roles = ['bedrijfsleider', 'inkoper', 'planner', 'magazijnchef', 'balieverkoper', 'directeur'] as const

export const labels = ['Winkels', 'Prijzen', 'Personeel', 'Logistiek', 'Assortiment', 'Materialen', 'Cijfers'] as const
