import type { Environment } from './environment'

interface MediaStore {
  provider: string
  providerOptions?: object
}

/**
 * The store of the media library: a bucket when `S3_URL` names one, else `MEDIA_DIR`. Readers never see the bucket's
 * own URL: each file is recorded with `MEDIA_URL`.
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
        // read access is the bucket's own policy: many stores reject an ACL per file
        params: { Bucket: bucket, ACL: undefined },
      },
    },
  }
}

/** The origin from which the admin loads the library's pictures, beside the backend's own. */
export function mediaOrigins({ MEDIA_URL }: Pick<Environment, 'MEDIA_URL'>): string[] {
  return MEDIA_URL ? [new URL(MEDIA_URL).origin] : []
}
