import { type KeyObject, sign } from 'node:crypto';

/** A value of DER: its tag, its length and its content. */
function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const bytes = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...bytes]), content]);
}
const sequence = (...parts: Uint8Array[]) => der(0x30, ...parts);
const hex = (text: string) => Buffer.from(text, 'hex');
const utcTime = (year: number) => der(0x17, Buffer.from(`${year % 100}0101000000Z`));

/** sha256WithRSAEncryption, without parameters. */
const algorithm = sequence(der(0x06, hex('2a864886f70d01010b')), der(0x05));
/** The attributes CN and SERIALNUMBER of a name. */
const [commonName, serialNumber] = [hex('550403'), hex('550405')];
const attribute = (type: Uint8Array, text: string) =>
  der(0x31, sequence(der(0x06, type), der(0x0c, Buffer.from(text))));

/**
 * A certificate that its own key has signed, from 2020 to 2049, for the simulated tax office: Node cannot make one.
 * @param nationalId of the owner, which real certificates have as SERIALNUMBER too @returns PEM
 */
export function selfSignedCertificate(
  { publicKey, privateKey }: { publicKey: KeyObject; privateKey: KeyObject },
  nationalId: string,
): string {
  const name = sequence(attribute(commonName, 'Pelle demo'), attribute(serialNumber, nationalId));
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    algorithm,
    name,
    sequence(utcTime(2020), utcTime(2049)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = sign('sha256', body, privateKey);
  const bytes = sequence(body, algorithm, der(0x03, Buffer.from([0]), signature));
  const lines = bytes.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}
