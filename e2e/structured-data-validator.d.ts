// the package has no types
declare module '@adobe/structured-data-validator' {
  export default class Validator {
    validate(extracted: {
      jsonld: Record<string, object[]>
      errors: readonly unknown[]
    }): Promise<{ severity: 'ERROR' | 'WARNING'; issueMessage: string; path: unknown[] }[]>
  }
}
