import { useEffect } from 'react'
import { registerWorker } from './register-worker.ts'

export function App() {
  useEffect(registerWorker, [])
  return null
}
