import { copyFile, cp } from 'node:fs/promises'
import path from 'node:path'
import { connectToCopy, copyCluster } from '../../scripts/backups/copy-cluster.ts'
import { chooseLocation, createOwnedFolder } from '../../scripts/embedded-postgres/cluster-location.ts'

/** Seeded content to copy: the folder of an embedded database that runs, with its media, and the URL of that database. */
export interface SeededContent {
  folder: string
  databaseUrl: string
}

/** Copies a running embedded database and its media into an empty folder: a second, while seeding takes fifteen. */
export async function copyContent({ folder, databaseUrl }: SeededContent, target: string): Promise<void> {
  const from = await chooseLocation(folder)
  const to = await chooseLocation(target)
  await createOwnedFolder(to.data, to.user)
  const client = await connectToCopy(databaseUrl)
  try {
    await copyCluster(client, from.data, to.data, to.user)
  } finally {
    await client.end()
  }
  await copyFile(path.join(folder, 'postgres-password'), path.join(target, 'postgres-password'))
  await cp(path.join(folder, 'media'), path.join(target, 'media'), { recursive: true })
}
