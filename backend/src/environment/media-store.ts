import type { Environment } from './environment'

interface MediaStore {
  provider: string
  providerOptions?: object
}

/**
 * Where the media library keeps its files: in a bucket when `S3_URL` names one, else in `MEDIA_DIR`.
 * Readers never get the bucket's own address: `MEDIA_URL` is written down for each file.
 */
export function mediaStore({ S3_URL, MEDIA_URL }: Pick<Environment, 'S3_URL' | 'MEDIA_URL'>): MediaStore {
  if (!S3_URL || !MEDIA_URL) return { provider: 'local' }
  const { username, password, origin, pathname, searchParams } = new URL(S3_URL)
  const bucket = decodeURIComponent(pathname.slice(1))
  return {
    provider: 'aws-s3',
    providerOptions: {
      baseUrl: MEDIA_URL,
      s3Options: {
        endpoint: origin,
        region: searchParams.get('region') ?? 'us-east-1',
        forcePathStyle: true,
        credentials: { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) },
        // who may read is the bucket's own policy: many stores refuse a rule for each file
        params: { Bucket: bucket, ACL: undefined },
      },
    },
  }
}

/** The origin from which the admin shows the library's pictures, beside the backend's own. */
export function mediaOrigins({ MEDIA_URL }: Pick<Environment, 'MEDIA_URL'>): string[] {
  return MEDIA_URL ? [new URL(MEDIA_URL).origin] : []
}
