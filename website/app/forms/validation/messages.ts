import { type FormKitLocale, nl as formkitDutch, en as formkitEnglish, sentence } from '@formkit/i18n'
import type { FormKitValidationI18NArgs } from '@formkit/validation'
import { requiredText } from '@gevel/contract/required-text'
import { fileSize } from '../../ui/text/file-size.ts'
import { FORM_TEXTS } from '../schema/form-texts.ts'
import { fieldOf } from './field-rules.ts'

type Args = FormKitValidationI18NArgs[0]

const dutchDate = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' })

/** `2026-11-21` in a readable form, independent of the server's own language. */
function day(date: unknown): string {
  const time = Date.parse(String(date))
  return Number.isNaN(time) ? String(date) : dutchDate.format(time)
}

/** The maximum size of a file of this field. */
function limitOf({ node }: Args): string {
  const field = fieldOf(node)
  return field?.type === 'file' ? fileSize(field.maxBytes) : ''
}

const DUTCH_FORMATS: Record<string, string> = {
  date: 'Vul een datum in die bestaat.',
  month: 'Vul een maand in.',
  week: 'Vul een week in.',
  time: 'Vul een tijd in.',
  datetimeLocal: 'Vul een datum en een tijd in.',
  color: 'Kies een kleur.',
}

/** The Dutch messages. Good ones of FormKit are not repeated here. */
export const dutch: FormKitLocale = {
  ui: {
    ...formkitDutch.ui,
    incomplete: FORM_TEXTS.nl.incomplete,
    'Form incomplete.': FORM_TEXTS.nl.formIncomplete,
    'This field is not valid.': FORM_TEXTS.nl.fieldInvalid,
  },
  validation: {
    ...formkitDutch.validation,
    required: ({ name, node }: Args) => requiredText(fieldOf(node)?.type === 'hidden' ? 'Dit veld' : sentence(name)),
    email: 'Vul een geldig e-mailadres in.',
    url: 'Voer een geldige URL in.',
    accepted: requiredText('Een vinkje'),
    confirm: 'Dit is niet hetzelfde.',
    iban: 'Vul een geldig rekeningnummer (IBAN) in.',
    date_after: ({ name, args: [date] }: Args) =>
      date ? `${sentence(name)} moet na ${day(date)} liggen.` : `${sentence(name)} moet in de toekomst liggen.`,
    date_before: ({ name, args: [date] }: Args) =>
      date ? `${sentence(name)} moet voor ${day(date)} liggen.` : `${sentence(name)} moet in het verleden liggen.`,
    date_between: ({ name, args: [from, until] }: Args) =>
      `${sentence(name)} moet tussen ${day(from)} en ${day(until)} liggen.`,
    offered: 'Kies een van de mogelijkheden.',
    value_format: ({ node }: Args) => DUTCH_FORMATS[fieldOf(node)?.type ?? ''] ?? 'Vul een getal in.',
    file_type: 'Dit soort bestand kan hier niet. Kies een ander.',
    file_size: (args: Args) => `Dit bestand is te groot: hoogstens ${limitOf(args)}.`,
    file_count: 'Dit zijn te veel bestanden.',
    row_count: ({ args: [least, most] }: Args) => `Hier horen ${least} tot ${most} rijen.`,
  },
}

/** English messages, for forms in English and where a Dutch one is missing. */
export const english: FormKitLocale = {
  ui: {
    ...formkitEnglish.ui,
    incomplete: FORM_TEXTS.en.incomplete,
    'Form incomplete.': FORM_TEXTS.en.formIncomplete,
    'This field is not valid.': FORM_TEXTS.en.fieldInvalid,
  },
  validation: {
    ...formkitEnglish.validation,
    iban: 'Please enter a valid bank account number (IBAN).',
    offered: 'Please choose one of the options.',
    value_format: ({ name }: Args) => `${sentence(name)} is not valid.`,
    file_type: 'This kind of file is not accepted here.',
    file_size: (args: Args) => `This file is too large: at most ${limitOf(args)}.`,
    file_count: 'These are too many files.',
    row_count: ({ args: [least, most] }: Args) => `There should be ${least} to ${most} rows.`,
  },
}

/** The catalogues by language, Dutch with English as fallback. */
export const catalogues: Record<'nl' | 'en', FormKitLocale> = {
  nl: { ui: { ...english.ui, ...dutch.ui }, validation: { ...english.validation, ...dutch.validation } },
  en: english,
}
