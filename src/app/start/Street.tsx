/** A row of houses by the water, in the provider’s own colours. It says nothing that the words do not. */
export function Street() {
  return (
    <svg className="ds-street" viewBox="0 0 480 200" aria-hidden="true">
      <circle data-fill="sun" cx="398" cy="52" r="26" />
      <path
        data-fill="sea"
        d="M0 189c24 0 30-13 60-13q30-12 60 0t60 0 60 0 60 0 60 0 60 0c30 0 36 13 60 13v11H0z"
      />
      <path data-fill="wall" d="M24 92h76v80H24zM170 100h88v72h-88zM324 108h64v64h-64z" />
      <path data-fill="clay" d="M16 94 62 54l46 40zM258 84h66v88h-66z" />
      <path
        data-fill="brand"
        d="M100 72h70v100h-70zM162 102 214 62l52 40zM252 86 291 52l39 34zM408 168h46l-8 14h-30z"
      />
      <path data-fill="sun" d="M94 74 135 38l41 36zM318 110 356 78l38 32z" />
      <path
        data-fill="sea"
        d="M38 106h18v20H38zM68 106h18v20H68zM114 88h16v18h-16zM140 88h16v18h-16zM184 116h18v18h-18zM226 116h18v18h-18zM271 98h14v18h-14zM297 98h14v18h-14zM338 122h14v14h-14zM362 122h14v14h-14z"
      />
      <path data-fill="brand" d="M53 142h18v30H53zM205 144h18v28h-18zM348 146h16v26h-16z" />
      <path data-fill="wall" d="M126 124h18v48h-18zM282 130h18v42h-18z" />
      <path
        data-line
        d="M6 172h400M420 172v-34m0 2 22 24h-22M20 188q15-6 30 0t30 0M200 190q15-6 30 0t30 0M340 188q15-6 30 0t30 0"
      />
    </svg>
  );
}
