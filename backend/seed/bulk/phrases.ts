import { monthNames } from '@gevel/contract/figure-periods'
import type { Choices } from './random'
import * as words from './words'

/** A headline of the large set. */
export function title(choices: Choices): string {
  const company = choices.one(words.companies)
  const city = choices.one(words.cities)
  const [verb, object] = choices.one(words.deeds)
  const material = choices.one(words.materials)
  const percent = choices.between(2, 29)
  const forms = [
    () => `${company} ${verb} ${object} in ${city}`,
    () => `${material} in ${city} ${percent} procent ${choices.one(words.directions)} sinds ${choices.one(monthNames)}`,
    () => `${city} houdt ${choices.between(3, 19)} winkels over na vertrek van ${company}`,
    () => `${choices.one(words.people)} in ${city}: ‘${material} verkoopt na ${choices.between(2, 40)} weken zichzelf’`,
    () => `Waarom ${company} in ${city} ${choices.between(3, 90)} soorten ${material.toLowerCase()} heeft`,
    () => `${company} levert ${material.toLowerCase()} in ${city} voortaan voor ${choices.between(6, 11)} uur`,
  ]
  return choices.one(forms)()
}

function sentence(choices: Choices): string {
  const company = choices.one(words.companies)
  const city = choices.one(words.cities)
  const material = choices.one(words.materials).toLowerCase()
  const person = choices.one(words.people)
  const role = choices.one(words.roles)
  const count = choices.between(3, 980)
  const forms = [
    `In ${city} kostte ${material} vorige maand ${choices.between(4, 96)} procent van het budget, zegt ${role} ${person}.`,
    `${company} heeft er ${count} vierkante meter voor vrijgemaakt.`,
    `De voorraad ${material} volstaat voor ${choices.between(2, 14)} weken, tegen ${choices.between(3, 20)} een jaar eerder.`,
    `‘Wij bestellen in ${city} nog ${count} keer per jaar’, rekent ${person} voor.`,
    `Van de ${count} ondervraagde klussers koos een op de ${choices.between(3, 9)} voor ${material}.`,
    `Het contract met ${company} loopt tot ${choices.one(monthNames)} en wordt daarna per kwartaal verlengd.`,
    `Tussen ${city} en ${choices.one(words.cities)} rijden dagelijks ${choices.between(2, 40)} wagens met ${material}.`,
    `Daar werken ${count} mensen, van wie ${choices.between(2, 60)} in deeltijd.`,
  ]
  return choices.one(forms)
}

/** One paragraph of three to six sentences. */
export function paragraph(choices: Choices): string {
  return Array.from({ length: choices.between(3, 6) }, () => sentence(choices)).join(' ')
}

/** An introduction of two sentences. */
export function intro(choices: Choices): string {
  return `${sentence(choices)} ${sentence(choices)}`
}
