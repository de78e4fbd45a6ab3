import ts from 'typescript';

/** What a program does with the properties that a file of types declares. */
export interface ScreenReads {
  /** Declarations whose values are read by name, or handed to code that may read them by name. */
  read: ReadonlySet<ts.Declaration>;
  /** Declarations whose values go where their names are no longer known: `any`, `unknown`, `JSON.stringify`. */
  lost: ReadonlySet<ts.Declaration>;
}

/** How deep types inside types are followed. */
const DEEP = 6;

/** Opens a ledger of which properties that `schema` declares are read, and of what their values become. */
export function createReadLedger(program: ts.Program, schema: ts.SourceFile) {
  const checker = program.getTypeChecker();
  const read = new Set<ts.Declaration>();
  const lost = new Set<ts.Declaration>();
  /** Of two answers' properties: the first one's values are used as the second's. */
  const aliases = new Map<ts.Declaration, Set<ts.Declaration>>();
  const related = new Map<ts.Type, Set<ts.Type>>();
  const bearing = new Map<ts.Type, boolean>();
  const losing = new Set<ts.Type>();

  function declared(symbol: ts.Symbol | undefined): ts.Declaration[] {
    if (!symbol) return [];
    const all = [symbol, ...checker.getRootSymbols(symbol)].flatMap(
      ({ declarations = [] }) => declarations,
    );
    return [...new Set(all)].filter((one) => one.getSourceFile() === schema);
  }

  function mark(symbol: ts.Symbol | undefined) {
    for (const declaration of declared(symbol)) read.add(declaration);
  }

  function markNamed(type: ts.Type, name: string) {
    for (const part of partsOf(type)) mark(checker.getPropertyOfType(part, name));
  }

  function markAll(type: ts.Type) {
    for (const part of partsOf(type)) {
      for (const property of checker.getPropertiesOfType(part)) mark(property);
    }
  }

  /** Whether values of a type hold anything of an answer. */
  function bears(type: ts.Type, depth = 0): boolean {
    const known = bearing.get(type);
    if (known !== undefined) return known;
    if (depth > DEEP) return false;
    // Types that hold themselves come by again before they are known.
    bearing.set(type, false);
    const found = type.isUnionOrIntersection()
      ? type.types.some((part) => bears(part, depth + 1))
      : (type.flags & ts.TypeFlags.Object) !== 0 && objectBears(type, depth);
    if (found || depth === 0) bearing.set(type, found);
    else bearing.delete(type);
    return found;
  }

  function objectBears(type: ts.Type, depth: number): boolean {
    if (argumentsOf(type).some((inner) => bears(inner, depth + 1))) return true;
    const isForeign = (type.symbol?.declarations ?? []).some(
      (one) =>
        one.getSourceFile() !== schema &&
        program.isSourceFileFromExternalLibrary(one.getSourceFile()),
    );
    if (isForeign || program.isSourceFileDefaultLibrary(fileOf(type) ?? schema)) return false;
    return checker
      .getPropertiesOfType(type)
      .some(
        (property) =>
          declared(property).length > 0 || bears(checker.getTypeOfSymbol(property), depth + 1),
      );
  }

  function argumentsOf(type: ts.Type): readonly ts.Type[] {
    if ((type.flags & ts.TypeFlags.Object) === 0) return [];
    const { objectFlags } = type as ts.ObjectType;
    return (objectFlags & ts.ObjectFlags.Reference) === 0
      ? []
      : checker.getTypeArguments(type as ts.TypeReference);
  }

  /** What becomes of a value of one type that is used as another. */
  function relate(from: ts.Type, to: ts.Type, depth = 0): void {
    if (from === to || depth > DEEP) return;
    const before = related.get(from) ?? new Set();
    if (before.has(to)) return;
    related.set(from, before.add(to));
    if ((to.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.NonPrimitive)) !== 0) {
      lose(from);
      return;
    }
    if ((to.flags & ts.TypeFlags.TypeParameter) !== 0) {
      const constraint = checker.getBaseConstraintOfType(to);
      if (constraint && (constraint.flags & ts.TypeFlags.Unknown) === 0) {
        relate(from, constraint, depth + 1);
      }
      return;
    }
    for (const target of partsOf(to)) {
      if ((target.flags & ts.TypeFlags.Object) === 0) {
        if (target !== to) relate(from, target, depth + 1);
        continue;
      }
      for (const source of partsOf(from)) relateObjects(source, target, depth);
    }
  }

  function relateObjects(from: ts.Type, to: ts.Type, depth: number): void {
    if (from === to || (from.flags & ts.TypeFlags.Object) === 0) return;
    const [given] = from.getCallSignatures();
    const [wanted] = to.getCallSignatures();
    if (given && wanted) {
      relateCalls(given, wanted, depth);
      return;
    }
    const isList = checker.isArrayLikeType(from);
    const item = isList ? from.getNumberIndexType() : undefined;
    const target = to.getNumberIndexType() ?? to.getStringIndexType();
    if (item) {
      if (target) relate(item, target, depth + 1);
      else {
        const [inner] = argumentsOf(to);
        if (inner) relate(item, inner, depth + 1);
      }
      return;
    }
    const byName = to.getStringIndexType();
    if (byName) {
      markAll(from);
      for (const property of checker.getPropertiesOfType(from)) {
        relate(checker.getTypeOfSymbol(property), byName, depth + 1);
      }
    }
    const properties = checker.getPropertiesOfType(to);
    if (properties.length === 0 && !byName && argumentsOf(to).length === 0) {
      lose(from);
      return;
    }
    for (const property of properties) {
      const own = checker.getPropertyOfType(from, property.name);
      if (!own) continue;
      const sources = declared(own);
      const targets = declared(property);
      // Handed on as what it is: whoever reads it then is seen there.
      if (sources.some((one) => targets.includes(one))) continue;
      for (const one of sources) {
        if (targets.length === 0) read.add(one);
        else aliases.set(one, new Set([...(aliases.get(one) ?? []), ...targets]));
      }
      const [inner, outer] = [checker.getTypeOfSymbol(own), checker.getTypeOfSymbol(property)];
      if (bears(inner) || outer.getCallSignatures().length > 0) relate(inner, outer, depth + 1);
    }
  }

  /** A function in the place of another is given what the other is given. */
  function relateCalls(given: ts.Signature, wanted: ts.Signature, depth: number): void {
    for (const [index, parameter] of given.parameters.entries()) {
      const other = wanted.parameters[index];
      if (!other) continue;
      const type = checker.getTypeOfSymbol(other);
      if (bears(type)) relate(type, checker.getTypeOfSymbol(parameter), depth + 1);
    }
    const answer = given.getReturnType();
    if (bears(answer)) relate(answer, wanted.getReturnType(), depth + 1);
  }

  function lose(type: ts.Type, depth = 0): void {
    if (depth > DEEP || losing.has(type)) return;
    losing.add(type);
    for (const part of partsOf(type)) {
      if ((part.flags & ts.TypeFlags.Object) === 0) continue;
      for (const inner of argumentsOf(part)) lose(inner, depth + 1);
      if (!bears(part)) continue;
      for (const property of checker.getPropertiesOfType(part)) {
        for (const one of declared(property)) lost.add(one);
        lose(checker.getTypeOfSymbol(property), depth + 1);
      }
    }
  }

  return {
    mark,
    markNamed,
    markAll,
    bears,
    relate,
    result: (): ScreenReads => {
      spreadBack(read, aliases);
      return { read, lost };
    },
  };
}

/** Whatever is used as something that is read is read itself. */
function spreadBack(
  read: Set<ts.Declaration>,
  aliases: ReadonlyMap<ts.Declaration, ReadonlySet<ts.Declaration>>,
): void {
  for (let size = -1; size !== read.size;) {
    size = read.size;
    for (const [source, targets] of aliases) {
      if ([...targets].some((target) => read.has(target))) read.add(source);
    }
  }
}

/** The members of a union; any other type by itself. */
export function partsOf(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

function fileOf(type: ts.Type): ts.SourceFile | undefined {
  return type.symbol?.declarations?.[0]?.getSourceFile();
}
