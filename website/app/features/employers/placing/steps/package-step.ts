import { defineForm } from '../../../../forms/schema/define-form.ts'
import type { FormValues } from '../../../../forms/schema/values.ts'
import { defineStep } from '../../../../forms/wizard/define-step.ts'
import type { Offer } from '../offer.server.ts'
import { packageFacts, packageOption, priceText } from '../package-words.ts'

/** The first step, and the form of the page that begins. */
export function packageForm(packages: Offer['packages']) {
  return defineForm(
    {
      package: {
        type: 'radio',
        label: 'Pakket',
        hint: 'Prijzen zonder btw. U betaalt pas als de vacature online staat.',
        validation: 'required',
        options: packages.map(packageOption),
      },
      startsOn: {
        type: 'date',
        label: 'Online vanaf',
        hint: 'Leeg: zodra de redactie de vacature heeft gelezen.',
      },
    },
    { name: 'pakket' },
  )
}

type PackageValues = FormValues<ReturnType<typeof packageForm>>

/** The package that was chosen; undefined when it is no longer on sale. */
export function chosenPackage(packages: Offer['packages'], { package: key }: Pick<PackageValues, 'package'>) {
  return packages.find((one) => one.key === key)
}

export function packageStep({ packages, today }: Offer) {
  return defineStep({
    name: 'pakket',
    title: 'Pakket',
    question: 'Welk pakket kiest u?',
    form: packageForm(packages),
    check: (values) => ({
      package: chosenPackage(packages, values) ? undefined : 'Dit pakket is niet meer te kiezen. Kies een ander.',
      startsOn: values.startsOn !== '' && values.startsOn < today ? 'Deze dag is al voorbij.' : undefined,
    }),
    summary: (values) => {
      const version = chosenPackage(packages, values)?.version
      if (!version) return []
      return [
        { label: 'Pakket', value: `${version.name}, ${priceText(version)}`, detail: packageFacts(version) },
        ...(values.startsOn ? [{ label: 'Online vanaf', value: values.startsOn.split('-').reverse().join('-') }] : []),
      ]
    },
  })
}
