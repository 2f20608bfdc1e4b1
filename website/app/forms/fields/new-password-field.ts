import { minLength } from '@gevel/contract/field-lengths'

/** A new password: long enough, with any characters. The backend rejects common ones. */
export function newPasswordField(label: string) {
  return {
    type: 'password',
    label,
    hint: `Minstens ${minLength.password} tekens. Een zin die u onthoudt is beter dan een moeilijk woord.`,
    validation: `required|length:${minLength.password}`,
    validationMessages: { length: `Kies een wachtwoord van minstens ${minLength.password} tekens.` },
    autocomplete: 'new-password',
    strength: true,
  } as const
}
