import ts from 'typescript';

export interface ScreenReads {
  /** Declarations whose values are read by name, or passed to code that may do so. */
  read: ReadonlySet<ts.Declaration>;
  /** Declarations whose values lose their type: `any`, `unknown`, `JSON.stringify`. */
  untyped: ReadonlySet<ts.Declaration>;
}

const MAX_DEPTH = 6;

/** Tracks reads of properties of `schema`, also through types that their values are assigned to. */
export function createPropertyReads(program: ts.Program, schema: ts.SourceFile) {
  const checker = program.getTypeChecker();
  const read = new Set<ts.Declaration>();
  const untyped = new Set<ts.Declaration>();
  const aliases = new Map<ts.Declaration, Set<ts.Declaration>>();
  const related = new Map<ts.Type, Set<ts.Type>>();
  const containsResponseByType = new Map<ts.Type, boolean>();
  const untypedTypes = new Set<ts.Type>();

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

  function markProperty(type: ts.Type, name: string) {
    for (const part of partsOf(type)) mark(checker.getPropertyOfType(part, name));
  }

  function markAll(type: ts.Type) {
    for (const part of partsOf(type)) {
      for (const property of checker.getPropertiesOfType(part)) mark(property);
    }
  }

  /** Whether values of a type contain response data. */
  function containsResponse(type: ts.Type, depth = 0): boolean {
    const known = containsResponseByType.get(type);
    if (known !== undefined) return known;
    if (depth > MAX_DEPTH) return false;
    // A placeholder for recursive types.
    containsResponseByType.set(type, false);
    const found = type.isUnionOrIntersection()
      ? type.types.some((part) => containsResponse(part, depth + 1))
      : (type.flags & ts.TypeFlags.Object) !== 0 && objectContainsResponse(type, depth);
    if (found || depth === 0) containsResponseByType.set(type, found);
    else containsResponseByType.delete(type);
    return found;
  }

  function objectContainsResponse(type: ts.Type, depth: number): boolean {
    if (argumentsOf(type).some((inner) => containsResponse(inner, depth + 1))) return true;
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
          declared(property).length > 0 ||
          containsResponse(checker.getTypeOfSymbol(property), depth + 1),
      );
  }

  function argumentsOf(type: ts.Type): readonly ts.Type[] {
    if ((type.flags & ts.TypeFlags.Object) === 0) return [];
    const { objectFlags } = type as ts.ObjectType;
    return (objectFlags & ts.ObjectFlags.Reference) === 0
      ? []
      : checker.getTypeArguments(type as ts.TypeReference);
  }

  function relate(from: ts.Type, to: ts.Type, depth = 0): void {
    if (from === to || depth > MAX_DEPTH) return;
    const before = related.get(from) ?? new Set();
    if (before.has(to)) return;
    related.set(from, before.add(to));
    if ((to.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.NonPrimitive)) !== 0) {
      markUntyped(from);
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
    const [actual] = from.getCallSignatures();
    const [expected] = to.getCallSignatures();
    if (actual && expected) {
      relateCalls(actual, expected, depth);
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
      markUntyped(from);
      return;
    }
    for (const property of properties) {
      const own = checker.getPropertyOfType(from, property.name);
      if (!own) continue;
      const sources = declared(own);
      const targets = declared(property);
      // The same declaration: its reads are tracked where they happen.
      if (sources.some((one) => targets.includes(one))) continue;
      for (const one of sources) {
        if (targets.length === 0) read.add(one);
        else aliases.set(one, new Set([...(aliases.get(one) ?? []), ...targets]));
      }
      const [inner, outer] = [checker.getTypeOfSymbol(own), checker.getTypeOfSymbol(property)];
      if (containsResponse(inner) || outer.getCallSignatures().length > 0)
        relate(inner, outer, depth + 1);
    }
  }

  /** A function that is assigned to another function type receives that type's arguments. */
  function relateCalls(actual: ts.Signature, expected: ts.Signature, depth: number): void {
    for (const [index, parameter] of actual.parameters.entries()) {
      const other = expected.parameters[index];
      if (!other) continue;
      const type = checker.getTypeOfSymbol(other);
      if (containsResponse(type)) relate(type, checker.getTypeOfSymbol(parameter), depth + 1);
    }
    const returned = actual.getReturnType();
    if (containsResponse(returned)) relate(returned, expected.getReturnType(), depth + 1);
  }

  function markUntyped(type: ts.Type, depth = 0): void {
    if (depth > MAX_DEPTH || untypedTypes.has(type)) return;
    untypedTypes.add(type);
    for (const part of partsOf(type)) {
      if ((part.flags & ts.TypeFlags.Object) === 0) continue;
      for (const inner of argumentsOf(part)) markUntyped(inner, depth + 1);
      if (!containsResponse(part)) continue;
      for (const property of checker.getPropertiesOfType(part)) {
        for (const one of declared(property)) untyped.add(one);
        markUntyped(checker.getTypeOfSymbol(property), depth + 1);
      }
    }
  }

  return {
    mark,
    markProperty,
    markAll,
    containsResponse,
    relate,
    result: (): ScreenReads => {
      propagateReads(read, aliases);
      return { read, untyped };
    },
  };
}

/** Marks a property as read if a property that it is assigned to is read. */
function propagateReads(
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

export function partsOf(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

function fileOf(type: ts.Type): ts.SourceFile | undefined {
  return type.symbol?.declarations?.[0]?.getSourceFile();
}
