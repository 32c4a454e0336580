/** Text as HTML, which the server has sanitized. */
export function HtmlProse({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}
