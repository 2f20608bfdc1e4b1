/** Reports the token for notifications again when that is due. Few readers allow them: its code is loaded only then. */
export async function refreshToken(isLoggedIn: boolean): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const { pushToken } = await import('./push-token.ts')
  await pushToken(isLoggedIn)
}
