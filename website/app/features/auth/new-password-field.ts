/** A password one chooses: long enough, and otherwise as one likes. The backend knows those that everybody guesses. */
export function newPasswordField(label: string) {
  return {
    type: 'password',
    label,
    hint: 'Minstens 12 tekens. Een zin die u onthoudt is beter dan een moeilijk woord.',
    validation: 'required|length:12',
    validationMessages: { length: 'Kies een wachtwoord van minstens 12 tekens.' },
    autocomplete: 'new-password',
    strength: true,
  } as const
}
