import type { Examples } from '../../ui/examples.ts'
import { defineForm } from '../schema/define-form.ts'
import type { FormFailure } from '../schema/failure.ts'
import { GoneNotice } from './page/gone-notice.tsx'
import { Step } from './page/step.tsx'
import { SavingStatus } from './saving/saved-at.tsx'
import type { ListedStep, StepView } from './wizard-view.ts'

const paymentForm = defineForm(
  {
    method: {
      type: 'radio',
      label: 'Betaalwijze',
      validation: 'required',
      options: [
        { value: 'debit', label: 'Automatische incasso', hint: 'Elke maand, vijf dagen van tevoren aangekondigd' },
        { value: 'invoice', label: 'Factuur per jaar', hint: 'Vooraf, binnen 30 dagen over te maken' },
      ],
    },
    iban: { type: 'text', label: 'IBAN', validation: 'required|iban' },
  },
  { name: 'betaling' },
)
const checkForm = defineForm({ now: { type: 'checkbox', label: 'Ik wil direct beginnen' } }, { name: 'controle' })

const nothingDone = { rows: [], isDone: false, isCurrent: false, href: null, changeHref: null }
const done = { isDone: true, isCurrent: false, href: '#stap', changeHref: '#stap' }
const who: ListedStep = {
  ...{ name: 'gegevens', title: 'Gegevens', ...done },
  rows: [{ label: 'Abonnee', value: 'Jip van der Steen-Wagenaar', detail: 'j.vandersteen@voorbeeld.nl' }],
}
const address: ListedStep = {
  ...{ name: 'adres', title: 'Adres', ...done },
  rows: [{ label: 'Bezorgadres', value: 'Steenbakkersweg 18 bis\n3526 KL Utrecht' }],
}
const payment: ListedStep = { ...nothingDone, name: 'betaling', title: 'Betaling' }
const check: ListedStep = { ...nothingDone, name: 'controle', title: 'Controle' }

const paymentView: StepView = {
  ...{ kind: 'step', wizard: 'proef', draft: 'proef', title: 'Uw bestelling', name: 'betaling', number: 3 },
  steps: [who, address, { ...payment, isCurrent: true, href: '#stap' }, check],
  ...{
    question: 'Hoe wilt u betalen?',
    intro: null,
    form: paymentForm,
    entries: { method: 'debit', iban: '' },
    files: [],
  },
  ...{ isFirst: false, isLast: false, submitLabel: 'Verder naar controle' },
  reassurance: 'U zit nog nergens aan vast. De bestelling blijft 30 dagen bewaard, ook als u dit venster sluit.',
  ...{ summaryKey: '', stepVersion: '', savedAt: '2026-11-20T09:42:00.000Z' },
}
const firstView: StepView = {
  ...paymentView,
  steps: [{ ...who, ...nothingDone, isCurrent: true, href: '#stap' }, { ...address, ...nothingDone }, payment, check],
  ...{
    name: 'gegevens',
    number: 1,
    isFirst: true,
    question: 'Wie wordt abonnee?',
    intro: 'Wij vragen niet meer dan nodig is.',
  },
  form: defineForm({ name: { type: 'text', label: 'Naam', validation: 'required' } }, { name: 'gegevens' }),
  ...{ entries: {}, submitLabel: 'Verder naar adres' },
}
const checkView: StepView = {
  ...paymentView,
  steps: [
    who,
    address,
    {
      ...payment,
      ...done,
      rows: [{ label: 'Betaling', value: 'Automatische incasso', detail: 'NL91 •••• •••• •• 4300' }],
    },
    { ...check, isCurrent: true, href: '#stap' },
  ],
  ...{ name: 'controle', number: 4, isLast: true, question: 'Klopt alles?', intro: 'Kijk uw antwoorden na.' },
  ...{ form: checkForm, entries: { now: false }, submitLabel: 'Bestelling met betalingsverplichting' },
}

const slip = { head: <h2>Gevel</h2>, line: '€ 20,17 per maand' }
const wrong = 'Dit IBAN klopt niet. Kijk de laatste cijfers nog eens na.'
const failure = {
  form: 'betaling',
  fields: { iban: [wrong] },
  entries: { method: 'debit', iban: 'NL91 ABNA 0417 1643 01' },
}
const changed = {
  form: 'controle',
  message: 'Er is iets gewijzigd sinds u deze pagina opende.',
  fields: {},
  entries: { now: true },
}

/** A page has one step: beside others each needs a title of its own. */
function stepState(name: string, view: StepView, rejection?: FormFailure) {
  const title = `${view.title}, ${name}`
  return { name, view: <Step view={{ ...view, title }} failure={rejection} slip={slip} /> }
}

export const examples: Examples = {
  slug: 'wizard',
  title: 'Formulier in stappen',
  states: [
    stepState('eerste stap', firstView),
    stepState('stap met antwoorden', paymentView),
    stepState('stap, geweigerd', paymentView, failure),
    stepState('laatste stap', checkView),
    stepState('laatste stap, gewijzigd', checkView, changed),
    { name: 'wordt bewaard', view: <SavingStatus state={{ kind: 'saving' }} /> },
    { name: 'geen verbinding', view: <SavingStatus state={{ kind: 'waiting' }} /> },
    {
      name: 'elders gewijzigd',
      view: (
        <SavingStatus
          state={{ kind: 'refused', message: 'Deze stap is in een ander venster of op een ander apparaat gewijzigd.' }}
        />
      ),
    },
    { name: 'verlopen', view: <GoneNotice view={{ kind: 'gone', startHref: '#begin', isLoggedIn: false }} /> },
    { name: 'verlopen, ingelogd', view: <GoneNotice view={{ kind: 'gone', startHref: '#begin', isLoggedIn: true }} /> },
  ],
}
