import { escapeHtml } from '../../../lib/escape-html.ts';
import { makeZip } from './make-zip.ts';

const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

/** `code` must be unique among books. */
export function makeEpub(code: string, title: string, text: string): Uint8Array {
  const heading = escapeHtml(title);
  const page = (body: string) => `<?xml version="1.0" encoding="UTF-8"?>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" xml:lang="en">
<head><title>${heading}</title></head>
<body>${body}</body>
</html>
`;
  const description = `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="en">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">${escapeHtml(code)}</dc:identifier><dc:title>${heading}</dc:title><dc:language>en</dc:language>
<meta property="dcterms:modified">2026-01-01T00:00:00Z</meta>
</metadata>
<manifest>
<item id="contents" href="contents.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="page" href="page.xhtml" media-type="application/xhtml+xml"/>
</manifest>
<spine><itemref idref="page"/></spine>
</package>
`;
  const contents = `<nav epub:type="toc"><ol><li><a href="page.xhtml">${heading}</a></li></ol></nav>`;
  const files = {
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': CONTAINER,
    'book.opf': description,
    'contents.xhtml': page(contents),
    'page.xhtml': page(`<h1>${heading}</h1><p>${escapeHtml(text)}</p>`),
  };
  return makeZip(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [name, Buffer.from(content)]),
    ),
  );
}
