import path from 'node:path'

export const projectFolder = path.resolve(import.meta.dirname, '..')
export const backendFolder = path.join(projectFolder, 'backend')
export const websiteFolder = path.join(projectFolder, 'website')
export const contractFolder = path.join(projectFolder, 'contract')
export const runtimeFolder = path.join(projectFolder, 'runtime')
export const firebaseTestsFolder = path.join(projectFolder, 'firebase-tests')
export const journeysFolder = path.join(projectFolder, 'e2e')
