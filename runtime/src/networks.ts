import { BlockList, isIP } from 'node:net'

/** The names for networks in Express and related libraries. */
const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/**
 * @param text addresses and networks separated by commas: `10.0.0.0/8`, `203.0.113.7`, `loopback`
 * @returns a test whether an address is in one of them
 * @throws Error for an invalid network
 */
export function parseNetworks(text: string): (address: string) => boolean {
  const list = new BlockList()
  const networkTexts = text.split(',').map((network) => network.trim())
  for (const network of networkTexts.filter(Boolean).flatMap((name) => named[name] ?? [name])) add(list, network)
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
    return isIP(plain) !== 0 && list.check(plain, familyOf(plain))
  }
}

function add(list: BlockList, network: string): void {
  const [address = '', bits, ...others] = network.split('/')
  const longest = isIP(address) === 6 ? 128 : 32
  const prefix = bits === undefined ? longest : Number(bits)
  if (isIP(address) === 0 || others.length > 0 || bits === '' || !(prefix >= 0 && prefix <= longest))
    throw new Error(`${network} is no network`)
  list.addSubnet(address, prefix, familyOf(address))
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')
