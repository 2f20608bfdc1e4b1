/** The bytes of a base64url text (RFC 4648 §5), in browsers and under Node alike. */
export function bytesOfBase64url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}
