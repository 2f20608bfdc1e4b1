import { vi } from 'vitest'

// Before each file of unit tests: they share processes, but no modules, mocks or settings of an earlier file.
vi.resetModules()
vi.restoreAllMocks()
vi.unstubAllEnvs()
vi.unstubAllGlobals()
vi.useRealTimers()
