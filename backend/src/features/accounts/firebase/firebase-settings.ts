import { type Environment, environment } from '../../../platform/environment/environment'

/** The Firebase project that has the readers' earlier accounts. */
export interface FirebaseSettings {
  projectId: string
  apiKey: string
  /** the service account that signs our requests, and its private key */
  serviceAccount: { client_email: string; private_key: string }
  /** address of the emulator, which signs nothing; the settings accept one on this machine only */
  emulatorUrl: string | undefined
}

/** The configured project. Without one, no Firebase code is loaded or called. */
export const firebase = settingsOf(environment)

function settingsOf(settings: Environment): FirebaseSettings | undefined {
  const { FIREBASE_API_KEY: apiKey, FIREBASE_SERVICE_ACCOUNT: serviceAccount } = settings
  if (!apiKey || !serviceAccount) return undefined
  return { projectId: serviceAccount.project_id, apiKey, serviceAccount, emulatorUrl: settings.FIREBASE_EMULATOR_URL }
}
