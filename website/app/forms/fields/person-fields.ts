import { maxLength } from '@gevel/contract/field-lengths'

/** Personal fields that several forms share. */

export const nameField = {
  type: 'text',
  label: 'Naam',
  validation: 'required',
  autocomplete: 'name',
  maxLength: maxLength.name,
} as const

export const companyField = {
  type: 'text',
  label: 'Bedrijf',
  autocomplete: 'organization',
  maxLength: maxLength.company,
} as const

/** @param autocomplete `username` in forms that log in with it */
export function emailField(label: string, autocomplete: 'email' | 'username') {
  return {
    type: 'email',
    label,
    validation: 'required|email',
    autocomplete,
    maxLength: maxLength.email,
  } as const
}

export const editionField = {
  type: 'radio',
  label: 'Ik lees vooral',
  validation: 'required',
  validationLabel: 'Een editie',
  value: 'general',
  options: [
    { value: 'general', label: 'Gevel', hint: 'Winkels in bouwmaterialen, verf en wonen' },
    { value: 'pro', label: 'Gevel Pro', hint: 'Groothandel en vakhandel' },
  ],
} as const
