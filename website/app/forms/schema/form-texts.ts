import type { FormLocale } from './define-form.ts'

const nl = {
  form: 'Formulier',
  incomplete: 'Sorry, niet alle velden zijn correct ingevuld.',
  formIncomplete: 'Formulier onvolledig.',
  fieldInvalid: 'Dit veld is niet geldig.',
  optional: 'niet verplicht',
  choose: 'Maak een keuze',
  show: 'Toon',
  hide: 'Verberg',
  showPassword: 'Toon wachtwoord',
  strength: 'Sterkte van het wachtwoord',
  strengths: ['heel zwak', 'zwak', 'redelijk', 'sterk', 'heel sterk'],
  add: (what: string) => `${what} toevoegen`,
  remove: (what: string) => `${what} verwijderen`,
  clearFile: 'Bestand weghalen',
  filesUpTo: (kinds: string, size: string) => `${kinds}, hoogstens ${size}.`,
  sending: 'Bezig met versturen',
  cancel: 'Annuleren',
  cancelled: 'Het versturen is geannuleerd. Er is niets opgeslagen.',
  sendingFailed: 'Het versturen is niet gelukt. Probeer het opnieuw.',
}

const en: typeof nl = {
  form: 'Form',
  incomplete: 'Sorry, not all fields are filled out correctly.',
  formIncomplete: 'Form incomplete.',
  fieldInvalid: 'This field is not valid.',
  optional: 'optional',
  choose: 'Choose',
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  strength: 'Strength of the password',
  strengths: ['very weak', 'weak', 'fair', 'strong', 'very strong'],
  add: (what) => `Add ${what.toLowerCase()}`,
  remove: (what) => `Remove ${what.toLowerCase()}`,
  clearFile: 'Remove file',
  filesUpTo: (kinds, size) => `${kinds}, up to ${size}.`,
  sending: 'Sending',
  cancel: 'Cancel',
  cancelled: 'Sending was cancelled. Nothing was saved.',
  sendingFailed: 'Sending did not succeed. Please try again.',
}

/** The texts of forms, beside the messages of rules (validation/messages.ts). */
export const FORM_TEXTS: Record<FormLocale, typeof nl> = { nl, en }
