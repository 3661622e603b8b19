import {
  sendingMs,
  type TaxDocumentKind,
  type TaxFault,
  type TaxLine,
  type TaxOffice,
  type TaxPacket,
} from '@/backend/adapters/tax/office';
import { serialText } from '@/backend/adapters/tax/taxId';
import { messages } from './messages';
import { type Sale, type SoldLine, soldLines, sumOf } from './sale';

const toRial = (toman: number) => toman * 10;
/** The tax on an amount without tax, in whole rial, rounded down. @param percent with two decimals at most */
const taxOn = (net: number, percent: number) =>
  Number((BigInt(net) * BigInt(Math.round(percent * 100))) / 10_000n);

/**
 * The amounts of a line in rial. They add up exactly to the total, which includes the tax. The tax is `adis` × `vra` rounded down. For
 * some totals no whole amount without tax has such a tax (1 rial more without tax costs 2 rial more with it); there it is rounded up.
 */
function amountsOf({ pieces, list, total, vatPercent }: Omit<SoldLine, 'kind' | 'title' | 'stuffId'>) {
  const tsstam = toRial(total);
  let adis = Math.floor((tsstam * 100) / (100 + vatPercent));
  while (adis > 0 && adis + taxOn(adis, vatPercent) > tsstam) adis -= 1;
  while (adis + 1 + taxOn(adis + 1, vatPercent) <= tsstam) adis += 1;
  const listed = Math.floor((toRial(list) * 100) / (100 + vatPercent));
  const fee = Math.max(Math.ceil(adis / pieces), Math.floor(listed / pieces), 1);
  const prdis = fee * pieces;
  return { am: pieces, fee, prdis, dis: prdis - adis, adis, vra: vatPercent, vam: tsstam - adis, tsstam };
}

/** Pieces, of the units of measure at the tax office. */
const pieceUnit = '1627';
const longestTitle = 400;
const shopFault = (message: string): TaxFault => ({ code: 'shop', message });

type Document = {
  sale: Sale;
  kind: TaxDocumentKind;
  taxId: string;
  serial: number;
  /** Ms since the epoch. */
  issuedAt: number;
  /** When it is written, ms: after the deadline it is marked as late. */
  writtenAt: number;
  /** The packet of the document that this one changes; null for an original. */
  reference: TaxPacket | null;
};

/**
 * Why a document cannot be sent yet, in Persian; empty when it can. A cancellation repeats its reference and lacks nothing.
 */
export function findShopFaults(
  sale: Sale,
  kind: TaxDocumentKind,
  stuffIds: TaxOffice['stuffIds'],
): TaxFault[] {
  if (kind === 3) return [];
  const faults = soldLines(sale).flatMap((line) => {
    if (line.stuffId ?? stuffIds[line.kind]) return [];
    if (line.kind === 'product') return [messages.noStuffId(line.title)];
    return [line.kind === 'service' ? messages.noServiceId : messages.noShippingId];
  });
  const all = sellerCode(sale) ? faults : [...faults, messages.noSeller];
  return [...new Set(all)].map(shopFault);
}

/** The economic code of the seller. That of a company is its national id. */
function sellerCode({ seller }: Sale): string | null {
  const codes = [seller?.economicCode, seller?.nationalId];
  return codes.find((code) => code !== undefined && /^(\d{11}|\d{14})$/.test(code)) ?? null;
}

/** Writes a document that lacks nothing. A correction and a return keep the buyer and the type of the invoice. */
export function writePacket(document: Document, stuffIds: TaxOffice['stuffIds']): TaxPacket {
  const { sale, kind, taxId, serial, issuedAt, writtenAt, reference } = document;
  const head = {
    ...{ taxid: taxId, indatim: issuedAt, inno: serialText(serial), ins: kind },
    ...(writtenAt - issuedAt > sendingMs && { insr: 1 as const, indati2m: writtenAt }),
  };
  const irtaxid = reference && { irtaxid: reference.header.taxid };
  if (kind === 3 && reference) {
    // Whether the cancellation is late does not follow from its reference.
    const { insr: _insr, indati2m: _indati2m, ...header } = reference.header;
    return { ...reference, header: { ...header, ...head, ...irtaxid } };
  }
  const body = soldLines(sale).map(
    (line): TaxLine => ({
      sstid: line.stuffId ?? stuffIds[line.kind] ?? '',
      sstt: line.title.slice(0, longestTitle),
      mu: pieceUnit,
      ...amountsOf(line),
    }),
  );
  const tvam = sumOf(body, ({ vam }) => vam);
  const tbill = sumOf(body, ({ tsstam }) => tsstam);
  const { inty, tob, bid, bpc } = reference?.header ?? buyerOf(sale);
  return {
    header: {
      ...head,
      ...irtaxid,
      inty,
      inp: 1,
      tins: sellerCode(sale) ?? '',
      ...(inty === 1 ? { tob, bid, bpc, ...settlementOf(sale, tbill, tvam) } : {}),
      tprdis: sumOf(body, ({ prdis }) => prdis),
      tdis: sumOf(body, ({ dis }) => dis),
      tadis: sumOf(body, ({ adis }) => adis),
      tvam,
      todam: 0,
      tbill,
    },
    body,
    payments: [],
  };
}

/** A buyer with a national id and a postal code is named (type 1); every other one is a consumer (type 2). */
function buyerOf({ nationalCode, postalCode }: Sale) {
  const isKnown = /^\d{10}$/.test(nationalCode ?? '') && /^\d{10}$/.test(postalCode ?? '');
  return isKnown
    ? { inty: 1 as const, tob: 1 as const, bid: nationalCode ?? '', bpc: postalCode ?? '' }
    : { inty: 2 as const };
}

/** How a type 1 invoice is paid. The loan falls with what is returned. Cash and credit add up to the bill without tax. */
function settlementOf(sale: Sale, tbill: number, tvam: number) {
  const net = tbill - tvam;
  const bought = { ...sale, items: sale.items.map((item) => ({ ...item, returned: 0 })) };
  const whole = Math.max(
    1,
    sumOf(soldLines(bought), ({ total }) => total),
  );
  const insp = Math.min(net, Math.floor((toRial(sale.loan) * tbill) / toRial(whole)));
  if (insp === 0) return { setm: 1 as const };
  return insp === net ? { setm: 2 as const } : { setm: 3 as const, cap: net - insp, insp };
}
