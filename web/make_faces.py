"""The faces of the page, cut to what it says: `make faces` writes src/faces/ and src/style/faces.css anew.

The sources are the OFL packages of Fontsource. What stands in for a face until it is there is stretched to its widths and
heights, so that nothing moves when it comes.
"""

import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

WEB = Path(__file__).parent
FACES, STYLE = WEB / "src/faces", WEB / "src/style/faces.css"
BUDGET = 120 * 1024  # bytes, all files together
VERSION = "5.3.0"
WEIGHTS = (400, 700)
LATIN = "U+20-7E, U+A0-FF, U+131, U+152-153, U+2010-2015, U+2018-201A, U+201C-201E, U+2022, U+2026, U+20AC, U+2212"
NAMES = "U+100-130, U+132-151, U+154-17F, U+218-21B, U+1E9E"  # people come from everywhere in Europe
NUMERO = "U+2116"
# family, package, what stands in for it (the same widths everywhere), and its files: name, source, style, characters
SERIF = ("Guildhall Serif", "brygada-1918", ("Times New Roman", "Liberation Serif", "Tinos", "Times"))
SANS = ("Guildhall Sans", "roboto", ("Arial", "Liberation Sans", "Arimo", "Helvetica"))
CUTS = [
    (SERIF, "serif", "latin-wght-normal", "normal", LATIN),
    (SERIF, "serif-italic", "latin-wght-italic", "italic", LATIN),
    (SERIF, "serif-names", "latin-ext-wght-normal", "normal", NAMES),
    (SANS, "sans", "latin-wght-normal", "normal", LATIN),
    (SANS, "sans-names", "latin-ext-wght-normal", "normal", NAMES),
    (SANS, "sans-numero", "cyrillic-wght-normal", "normal", NUMERO),
]
STAND_INS = {"Times New Roman": "LiberationSerif", "Arial": "LiberationSans"}  # measured on their metric doubles


def codes(ranges: str) -> set[int]:
    spans = [[int(end, 16) for end in span.strip()[2:].split("-")] for span in ranges.split(",")]
    return {code for span in spans for code in range(span[0], span[-1] + 1)}


def package(name: str, into: Path) -> Path:
    """An npm package, unpacked."""
    wanted = f"@fontsource-variable/{name}@{VERSION}"
    said = subprocess.run(["npm", "pack", "--silent", wanted], cwd=into, check=True, capture_output=True, text=True)
    shutil.unpack_archive(into / said.stdout.split()[-1], into / name)
    return into / name / "package"


def cut(source: Path, ranges: str, target: Path) -> None:
    font = TTFont(source)
    options = Options(layout_features=["kern", "mark", "mkmk", "ccmp", "locl", "liga", "tnum", "lnum"], hinting=False)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=codes(ranges))
    subsetter.subset(font)
    font = instantiateVariableFont(font, {"wght": WEIGHTS})
    font.flavor = "woff2"
    font.save(target)


def letters() -> str:
    """Both languages, as the page says them: how wide a face is depends on what is said."""
    said = "\n".join((WEB / f"src/words/{language}.ftl").read_text(encoding="utf-8") for language in ("en", "de"))
    return re.sub(r"^[\w.-]+ =|\{.*?\}|^#.*$|\s+", "", said, flags=re.MULTILINE)


def width(font: TTFont, text: str) -> float:
    """Its mean width in parts of an em."""
    cmap, metrics = font.getBestCmap(), font["hmtx"].metrics
    known = [metrics[cmap[ord(letter)]][0] for letter in text if ord(letter) in cmap]
    return float(sum(known) / len(known) / font["head"].unitsPerEm)


def stand_in(face: tuple[str, str, tuple[str, ...]], source: Path, bold: bool) -> str:
    """A face of the system in the measures of ours."""
    family, _, locals_ = face
    ours = instantiateVariableFont(TTFont(source), {"wght": WEIGHTS[bold]})
    double = f"{STAND_INS[locals_[0]]}-{'Bold' if bold else 'Regular'}.ttf"
    theirs = TTFont(next(Path("/usr/share/fonts").rglob(double)))
    wider = width(ours, letters()) / width(theirs, letters())
    em, hhea = ours["head"].unitsPerEm, ours["hhea"]
    measures = {"size-adjust": wider, "ascent-override": hhea.ascent / em / wider,
                "descent-override": -hhea.descent / em / wider, "line-gap-override": hhea.lineGap / em / wider}  # fmt: skip
    names = [f"local('{name}{' Bold' if bold else ''}')" for name in locals_]
    lines = [f"font-family: '{family} stand-in';", f"font-weight: {WEIGHTS[bold] if not bold else '600 700'};"]
    lines += [f"src: {', '.join(names)};".replace(", ", ",\n    ").replace("src: ", "src:\n    ")]
    lines += [f"{name}: {100 * value:.2f}%;" for name, value in measures.items()]
    return "@font-face {\n  " + "\n  ".join(lines) + "\n}\n"


def rule(family: str, name: str, style: str, ranges: str) -> str:
    spread = ranges.lower().replace("u+", "U+")
    return (
        f"@font-face {{\n  font-family: '{family}';\n  font-style: {style};\n  font-weight: {WEIGHTS[0]} {WEIGHTS[1]};\n"
        f"  font-display: swap;\n  src: url('../faces/{name}.woff2') format('woff2');\n  unicode-range: {spread};\n}}\n"
    )


def main() -> None:
    FACES.mkdir(exist_ok=True)
    sheet = (
        "/* The faces shipped with the page, and what stands in until they are there. Made by web/make_faces.py. */\n"
    )
    with tempfile.TemporaryDirectory() as folder:
        sources = {face[1]: package(face[1], Path(folder)) for face in (SERIF, SANS)}
        for face, name, source, style, ranges in CUTS:
            cut(sources[face[1]] / f"files/{face[1]}-{source}.woff2", ranges, FACES / f"{name}.woff2")
            sheet += rule(face[0], name, style, ranges)
        for face in (SERIF, SANS):
            plain = sources[face[1]] / f"files/{face[1]}-latin-wght-normal.woff2"
            sheet += stand_in(face, plain, bold=False) + stand_in(face, plain, bold=True)
            shutil.copy(sources[face[1]] / "LICENSE", FACES / f"OFL-{face[1]}.txt")
    STYLE.write_text(sheet, encoding="utf-8")
    subprocess.run(["npx", "prettier", "--write", "--log-level", "warn", str(STYLE)], cwd=WEB, check=True)
    sizes = {each.name: each.stat().st_size for each in sorted(FACES.glob("*.woff2"))}
    print(*(f"{size:>7,} {name}" for name, size in sizes.items()), f"{sum(sizes.values()):>7,} together", sep="\n")
    if sum(sizes.values()) > BUDGET:
        raise SystemExit(f"the faces are larger than {BUDGET:,} bytes together")


if __name__ == "__main__":
    main()
