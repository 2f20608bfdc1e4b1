import { type Environment, environment } from '../../environment/environment'

/** A project at Firebase that has the accounts of readers from before. */
export interface FirebaseSettings {
  projectId: string
  apiKey: string
  /** the account in whose name the backend says who it asks for, and the key by which it proves that */
  serviceAccount: { client_email: string; private_key: string }
  /** where the emulator is, that signs nothing; the settings take one for trying on this machine only */
  emulatorUrl: string | undefined
}

/** The project that has been configured; nothing of Firebase is loaded or asked without one. */
export const firebase = settingsOf(environment)

function settingsOf(settings: Environment): FirebaseSettings | undefined {
  const { FIREBASE_API_KEY: apiKey, FIREBASE_SERVICE_ACCOUNT: serviceAccount } = settings
  if (!apiKey || !serviceAccount) return undefined
  return { projectId: serviceAccount.project_id, apiKey, serviceAccount, emulatorUrl: settings.FIREBASE_EMULATOR_URL }
}
