import { inflateSync } from 'node:zlib';
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFObjectStreamParser,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
  PDFXRefStreamParser,
} from '@cantoo/pdf-lib';
import { type Reading, Unreadable } from './job';

/** Bytes that the packed objects of a document may have together. */
const mostUnpacked = 4 * 1024 * 1024;

/** Keys of dictionaries that run code, or carry other files or media. */
const activeKeys =
  'JS JavaScript EF EmbeddedFiles XFA RichMediaContent RichMediaSettings Collection OPI Encrypt';
/** Kinds of actions, annotations and streams that do so, or open a file outside of the document. */
const activeKinds =
  'JavaScript Launch GoToR GoToE SubmitForm ImportData Rendition Movie Sound RichMedia RichMediaExecute GoTo3DView 3D Screen FileAttachment EmbeddedFile PS';
/** Places of actions, and the kinds of actions that stay inside the document or ask the reader first. */
const actionKeys = 'A PA Next OpenAction';
const harmlessActions = 'GoTo URI Named Hide ResetForm SetOCGState Trans Thread';
const kindKeys = 'S Type Subtype';

const nameOf = (text: string) => PDFName.of(text);
const namesOf = (texts: string) => new Set(texts.split(' ').map(nameOf));
const [isActiveKey, isActiveKind, isHarmless] = [activeKeys, activeKinds, harmlessActions].map(namesOf);
const [places, kinds] = [actionKeys, kindKeys].map((texts) => [...namesOf(texts)]);
/** Addresses that a link may open. Another opens files of the reader's computer or network. */
const webAddress = /^(?:https?:\/\/|mailto:|tel:)/i;

let unpackedLeft = mostUnpacked;

/**
 * A stream of packed objects in unpacked form. The library itself unpacks without a limit, and reads bytes that another filter
 * or a predictor has changed as if they were objects. @throws for such a stream, and for too many bytes
 */
function unpack(stream: PDFRawStream, mayPredict: boolean): PDFRawStream {
  const { dict, contents } = stream;
  const filter = dict.lookup(nameOf('Filter'));
  if (!filter) return stream;
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter;
  if (only !== nameOf('FlateDecode') || (!mayPredict && dict.has(nameOf('DecodeParms'))))
    throw new Unreadable('brokenPdf');
  const unpacked = inflateSync(contents, { maxOutputLength: unpackedLeft });
  unpackedLeft -= unpacked.length;
  const plain = dict.clone(dict.context);
  plain.delete(nameOf('Filter'));
  return PDFRawStream.of(plain, new Uint8Array(unpacked));
}

const { forStream } = PDFObjectStreamParser;
PDFObjectStreamParser.forStream = (stream, wait) => forStream(unpack(stream, false), wait);
const { forStream: forTable } = PDFXRefStreamParser;
PDFXRefStreamParser.forStream = (stream) => forTable(unpack(stream, true));

/**
 * Reads the structure of a PDF, refuses one that can do more than show its pages, and writes it anew from what was read. So nothing
 * remains that another reader could understand in another way: bytes between the objects, older states of the document, objects
 * that no page reaches. @throws Unreadable
 */
export async function rewritePdf(bytes: Uint8Array): Promise<Reading> {
  refuseCutOff(bytes);
  unpackedLeft = mostUnpacked;
  const document = await PDFDocument.load(bytes, {
    throwOnInvalidObject: true,
    updateMetadata: false,
    ignoreEncryption: true,
    preserveXFA: true,
    parseSpeed: Number.POSITIVE_INFINITY,
  });
  const { context } = document;
  if (document.isEncrypted || context.trailerInfo.Encrypt) throw new Unreadable('activePdf');
  const all = context.enumerateIndirectObjects();
  for (const [, object] of all) for (const part of partsOf(object)) refuseActive(part);
  if (document.getPageCount() === 0) throw new Unreadable('brokenPdf');
  const reached = reachedFrom(document);
  for (const [ref] of all) if (!reached.has(ref)) context.delete(ref);
  const content = await document.save({ addDefaultPage: false, updateFieldAppearances: false });
  return { content, width: 0, height: 0 };
}

/** A document ends with its mark and nothing after it. */
function refuseCutOff(bytes: Uint8Array): void {
  const tail = Buffer.from(bytes.subarray(-1024)).toString('latin1');
  if (!/startxref\s+\d+\s*%%EOF\s*$/.test(tail)) throw new Unreadable('brokenPdf');
}

const dictOf = (object: PDFObject | undefined) =>
  object instanceof PDFStream ? object.dict : object instanceof PDFDict ? object : null;

/** The objects directly inside of an object. */
function childrenOf(object: PDFObject | undefined): PDFObject[] {
  if (object instanceof PDFArray) return object.asArray();
  return dictOf(object)?.values() ?? [];
}

/** All dictionaries inside of an object, itself included, without following references. */
function* partsOf(object: PDFObject): Generator<PDFDict> {
  const open = [object];
  for (let next = open.pop(); next; next = open.pop()) {
    const dict = dictOf(next);
    if (dict) yield dict;
    for (const child of childrenOf(next)) open.push(child);
  }
}

const textOf = (object: PDFObject | undefined) =>
  object instanceof PDFString || object instanceof PDFHexString ? object.decodeText() : null;

/** @throws Unreadable for a dictionary that can do more than show something */
function refuseActive(dict: PDFDict): void {
  const lookUp = (key: string) => dict.lookup(nameOf(key));
  const isActive =
    dict.keys().some((key) => isActiveKey?.has(key)) ||
    kinds?.some((key) => isActiveKind?.has(Object(dict.lookup(key)))) ||
    // The name of a file outside of the document, such as one on a computer of the network.
    [lookUp('F'), lookUp('UF')].some((file) => textOf(file) !== null) ||
    [lookUp('URI'), lookUp('Base')].some((address) => !webAddress.test(textOf(address) ?? 'http://')) ||
    places?.some((place) => actionsIn(dict.lookup(place)).some(isUnknownAction)) ||
    childrenOf(lookUp('AA')).some((action) => isUnknownAction(dict.context.lookup(action)));
  if (isActive) throw new Unreadable('activePdf');
}

const actionsIn = (object: PDFObject | undefined): (PDFObject | undefined)[] =>
  object instanceof PDFArray ? object.asArray().map((_item, place) => object.lookup(place)) : [object];

function isUnknownAction(object: PDFObject | undefined): boolean {
  const kind = object instanceof PDFDict ? object.lookup(nameOf('S')) : undefined;
  return kind !== undefined && !isHarmless?.has(Object(kind));
}

/** The references that lead from the document's root to its pages and everything on them. */
function reachedFrom({ context }: PDFDocument): ReadonlySet<PDFRef> {
  const reached = new Set<PDFRef>();
  const open: (PDFObject | undefined)[] = [context.trailerInfo.Root, context.trailerInfo.Info];
  while (open.length > 0) {
    const next = open.pop();
    if (!(next instanceof PDFRef)) for (const child of childrenOf(next)) open.push(child);
    else if (!reached.has(next)) {
      reached.add(next);
      open.push(context.lookup(next));
    }
  }
  return reached;
}
