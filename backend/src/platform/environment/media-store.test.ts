import { expect, test } from 'vitest'
import { mediaOrigins, mediaStore } from './media-store'

const S3_URL = 'https://key:a%2Fsecret@s3.example:9000/gevel-media?region=eu-west-1'
const MEDIA_URL = 'https://media.example/gevel'

test('stores files on disk without a bucket', () => {
  expect(mediaStore({})).toEqual({ provider: 'local' })
  expect(mediaOrigins({})).toEqual([])
})

test('parses endpoint, keys, bucket and region from one URL', () => {
  expect(mediaStore({ S3_URL, MEDIA_URL })).toMatchObject({
    provider: 'aws-s3',
    providerOptions: {
      baseUrl: MEDIA_URL,
      s3Options: {
        endpoint: 'https://s3.example:9000',
        region: 'eu-west-1',
        credentials: { accessKeyId: 'key', secretAccessKey: 'a/secret' },
        params: { Bucket: 'gevel-media' },
      },
    },
  })
})

test('lets the admin load files from the bucket', () => {
  expect(mediaOrigins({ MEDIA_URL })).toEqual(['https://media.example'])
})
