/** HTML with a little of everything that mails are made of. Nobody wrote it, and nobody is shown it. */
export const letter =
  '<html><head><style>p { color: #333 } @media (max-width: 600px) { .wide { width: 100% } }</style></head>' +
  '<body bgcolor="#ffffff"><table width="600"><tr><td align="left" style="padding: 4px; background-color: #eee">' +
  '<p style="margin: 0; font: 12px Arial">Text <b>strong</b><br><span style="position: relative">set</span></p>' +
  '<ul><li><a href="https://example.com/a">example.com</a></li><li><a href="mailto:a@example.com">Write</a></li></ul>' +
  '<img src="https://example.com/a.png" width="10" height="10"><img src="cid:a" style="max-width: 100%">' +
  '<div style="background: url(https://example.com/b.png)"><font color="red">Old</font></div>' +
  '</td></tr></table></body></html>'
