import { TOTP } from 'otpauth'
import { z } from 'zod'
import type { ApiResponse } from './backend.ts'

const stepMs = 30_000
const setUpSchema = z.object({ key: z.string(), qr: z.string().startsWith('<svg') })

/** An authenticator app with a secret. */
export class CodeApp {
  readonly #totp: TOTP

  constructor(key: string) {
    this.#totp = new TOTP({ secret: key.replaceAll(' ', '') })
  }

  /** @param steps 1 for the code after the current one: the backend accepts it too, and each code once */
  code(steps: 0 | 1): string {
    return this.#totp.generate({ timestamp: Date.now() + steps * stepMs })
  }
}

/** The app after it has scanned the QR code of a set-up response. */
export function scan(response: ApiResponse): CodeApp {
  const body = Object(response.body)
  return new CodeApp(setUpSchema.parse(body.error?.details?.setUp ?? body).key)
}

export function recoveryCodesIn({ body }: ApiResponse): string[] {
  const { recoveryCodes, data } = Object(body)
  return z
    .array(z.string())
    .length(10)
    .parse(recoveryCodes ?? data?.recoveryCodes)
}
