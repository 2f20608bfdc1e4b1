import { expect, test } from 'vitest'
import { testEnvironment } from '../test-environment.ts'

async function policiesOf(path: string) {
  const { headers } = await fetch(testEnvironment.siteUrl + path, { headers: { accept: 'text/html' } })
  return { content: headers.get('content-security-policy') ?? '', features: headers.get('permissions-policy') ?? '' }
}

test('allows WebAssembly and the camera on the pages of doors alone, and nothing else there', async () => {
  const door = await policiesOf('/inchecken/zonder-verbinding')
  expect(door.content).toContain("script-src 'self' 'wasm-unsafe-eval'")
  expect(door.features).toContain('camera=(self)')
  for (const feature of ['microphone', 'geolocation', 'payment']) expect(door.features).toContain(`${feature}=()`)
  for (const path of ['/', '/contact', '/t/x', '/offline']) {
    const { content, features } = await policiesOf(path)
    expect(content, path).not.toContain('wasm')
    expect(features, path).toContain('camera=()')
  }
})

test('has nothing of anybody on the page of a door without a connection', async () => {
  const response = await fetch(`${testEnvironment.siteUrl}/inchecken/zonder-verbinding`)
  expect(response.headers.get('cache-control')).toMatch(/^public/)
  expect(await response.text()).toContain('noindex')
  const manifest = await (await fetch(`${testEnvironment.siteUrl}/inchecken/manifest.webmanifest`)).json()
  expect(manifest).toMatchObject({ start_url: '/inchecken', scope: '/inchecken', display: 'standalone' })
})
